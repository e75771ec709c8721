# SPDX-License-Identifier: GPL-3.0-or-later
"""The rooms, folders of src by their floors, each with the others whose headers its files include. Headers of the own
room are not named. A new line through the house is drawn here first."""

ROOMS = {
    'core': '',
    'base': '',
    'base/pch': '',
    'base/rulebook': 'base',
    'sound': 'base',
    'saves': 'base',
    'play': 'base saves',
    'compass/engine': 'compass/engine/buildings compass/engine/scoring core',
    'compass/engine/assignment': 'compass/engine/scoring',
    'compass/engine/buildings': 'compass/engine',
    'compass/engine/scoring': 'compass/engine compass/engine/assignment',
    'compass/players': 'compass/engine compass/players/baseline compass/players/network compass/players/search core',
    'compass/players/analysis':
        'compass/players compass/players/baseline compass/players/network compass/players/search',
    'compass/players/baseline':
        'compass/engine compass/engine/buildings compass/players compass/players/network compass/players/search',
    'compass/players/network': 'compass/players compass/players/baseline compass/players/search core',
    'compass/players/search':
        'compass/engine compass/engine/buildings compass/engine/scoring compass/players compass/players/baseline '
        'compass/players/network core',
    'compass/game':
        'base compass/engine compass/engine/buildings compass/engine/scoring compass/game/formats compass/game/pieces '
        'compass/game/rulebook compass/game/text compass/players compass/players/search core play saves',
    'compass/game/analysis':
        'base compass/engine compass/game compass/game/formats compass/game/text compass/players/analysis '
        'compass/players/baseline compass/players/network compass/players/search play',
    'compass/game/formats':
        'base compass/engine compass/engine/scoring compass/game/pieces compass/game/text compass/players '
        'compass/players/network saves',
    'compass/game/pieces': 'base compass/engine compass/game/text',
    'compass/game/rulebook': 'base/rulebook compass/engine compass/game compass/game/text',
    'compass/game/text': 'base compass/engine compass/engine/scoring',
    'compass/statistics': 'compass/engine compass/game compass/game/formats compass/game/text compass/players saves',
    'compile/engine': 'compile/engine/effects core',
    'compile/engine/effects': 'compile/engine core',
    'compile/players': 'compile/engine compile/players/baseline compile/players/evaluation compile/players/search',
    'compile/players/analysis': 'compile/engine compile/players compile/players/evaluation compile/players/search',
    'compile/players/baseline': 'compile/engine compile/players compile/players/evaluation compile/players/search',
    'compile/players/evaluation': 'compile/engine compile/players compile/players/search core',
    'compile/players/search': 'compile/engine compile/players compile/players/evaluation',
    'compile/game':
        'base compile/engine compile/game/formats compile/game/pieces compile/game/rulebook compile/game/text '
        'compile/players compile/players/analysis core play saves',
    'compile/game/formats': 'base compile/engine compile/game compile/game/text compile/players saves',
    'compile/game/pieces': 'base compile/engine compile/game compile/game/formats',
    'compile/game/rulebook': 'base/rulebook compile/game compile/game/pieces compile/game/text',
    'compile/game/text': 'base compile/engine compile/game compile/players/analysis',
    'compile/statistics': 'compile/engine compile/game/formats compile/game/text saves',
    'widgets': 'base widgets/art widgets/layouts widgets/setup',
    'widgets/art': 'widgets/layouts',
    'widgets/charts': 'widgets widgets/art',
    'widgets/end': 'widgets widgets/art',
    'widgets/layouts': 'widgets widgets/art',
    'widgets/motion': 'widgets/art',
    'widgets/pch': '',
    'widgets/rules': 'base/rulebook widgets widgets/art widgets/layouts',
    'widgets/setup': 'widgets widgets/art widgets/layouts',
    'compass/table':
        'base compass/engine compass/game compass/game/analysis compass/game/formats compass/game/rulebook '
        'compass/game/text compass/table/cards compass/table/help compass/table/motion compass/table/pieces '
        'compass/table/results compass/table/seats widgets widgets/art widgets/layouts',
    'compass/table/cards':
        'compass/engine compass/game compass/game/pieces compass/game/text compass/table compass/table/pieces widgets '
        'widgets/art widgets/layouts',
    'compass/table/help':
        'base compass/game/pieces compass/game/rulebook compass/game/text compass/table compass/table/cards '
        'compass/table/pieces compass/table/results compass/table/seats compass/table/setup play widgets widgets/art '
        'widgets/layouts widgets/rules',
    'compass/table/motion':
        'compass/engine compass/game compass/game/text compass/table compass/table/cards compass/table/pieces '
        'compass/table/seats sound widgets widgets/art widgets/layouts widgets/motion',
    'compass/table/pieces':
        'compass/engine compass/game compass/game/analysis compass/game/pieces compass/game/text widgets widgets/art '
        'widgets/charts widgets/layouts',
    'compass/table/results':
        'base compass/engine compass/game compass/game/analysis compass/game/text compass/statistics '
        'compass/table/pieces compass/table/setup widgets widgets/art widgets/charts widgets/end widgets/layouts '
        'widgets/setup',
    'compass/table/seats':
        'compass/game compass/game/text compass/table/pieces compass/table/results compass/table/setup widgets '
        'widgets/art widgets/layouts widgets/setup',
    'compass/table/setup':
        'base compass/engine compass/game/formats compass/game/text compass/players saves widgets widgets/art '
        'widgets/layouts widgets/setup',
    'compile/table':
        'base compile/engine compile/game compile/game/formats compile/game/pieces compile/game/text '
        'compile/table/cards compile/table/field compile/table/help compile/table/motion compile/table/results '
        'compile/table/seats widgets widgets/art widgets/layouts',
    'compile/table/cards':
        'base compile/engine compile/game compile/game/pieces compile/game/text widgets widgets/art',
    'compile/table/field':
        'base compile/engine compile/game compile/game/pieces compile/game/text compile/table/cards widgets '
        'widgets/art',
    'compile/table/help':
        'base compile/game compile/game/rulebook compile/table compile/table/cards compile/table/field '
        'compile/table/seats play widgets widgets/art widgets/layouts widgets/rules',
    'compile/table/motion':
        'compile/game compile/table/cards compile/table/field compile/table/seats sound widgets/motion',
    'compile/table/results':
        'compile/game compile/game/text compile/statistics compile/table/cards saves widgets widgets/art '
        'widgets/charts widgets/end widgets/layouts',
    'compile/table/seats':
        'compile/game compile/game/pieces compile/game/rulebook compile/game/text compile/table/cards saves widgets '
        'widgets/art widgets/layouts widgets/setup',
    'compile/table/setup':
        'base compile/game compile/game/text compile/table/cards saves widgets widgets/art widgets/layouts '
        'widgets/setup',
    'app':
        'app/games app/replay base compass/game compass/statistics compass/table compass/table/help '
        'compass/table/results compass/table/setup compile/game compile/game/rulebook compile/table compile/table/help '
        'compile/table/results compile/table/setup play saves sound widgets widgets/art widgets/layouts widgets/rules '
        'widgets/setup',
    'app/games': 'app base saves widgets widgets/art widgets/charts widgets/layouts widgets/setup',
    'app/replay': 'app base play saves widgets widgets/art widgets/layouts widgets/setup',
    'cli': 'base cli/compass cli/compile cli/console compass/game/formats compile/game compile/game/formats saves',
    'cli/compass':
        'base cli cli/console compass/engine compass/engine/scoring compass/game compass/game/analysis '
        'compass/game/formats compass/game/pieces compass/game/rulebook compass/game/text compass/players '
        'compass/players/network core saves',
    'cli/compile':
        'base cli cli/console compile/engine compile/game compile/game/formats compile/game/rulebook '
        'compile/game/text compile/players core saves',
    'cli/console': 'base base/rulebook cli compass/engine compile/engine play saves',
    'lab': 'base cli cli/compass lab/compass lab/compile',
    'lab/compass':
        'base cli cli/compass compass/engine compass/game/formats compass/game/text compass/players '
        'compass/players/baseline compass/players/network lab',
    'lab/compile':
        'base cli cli/compile compile/engine compile/game compile/game/formats compile/game/text compile/players '
        'compile/players/baseline compile/players/evaluation lab saves',
    'lab/train':
        'base compass/engine compass/game/formats compass/game/pieces compass/players compass/players/baseline '
        'compass/players/network compass/players/search compile/game/formats lab lab/compass saves',
    'lab/truth':
        'base cli cli/compass compass/engine compass/game/formats compass/game/pieces compass/game/text '
        'compass/players compass/players/search core lab lab/compass',
    'library':
        'compass/engine compass/players/baseline compass/players/network compass/players/search compile/engine core',
}
