#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The German texts use the words of the printed games, and address the player as du. In both languages there is one
word for one thing. po/glossary.md is the list for people."""
import re

from catalogue import entries
from house import ROOT, case, read, run

# An English word, and the German one that its translation must have, in any case and number: the words of the printed
# games.
TERMS = {
    r'Archives': r'Archiv',
    r'University': r'Universität',
    r'Library': r'Bibliothek|^B$',
    r'Auction House': r'Auktionsh[aä]us',
    r'Treasure Hunters’ Guild|Embrace the Guild': r'Schatzjägergilde|Gilde',
    r'Hidden Temple': r'Geheimen? Tempel|Geheimer Tempel',
    r'Illuminati': r'Illuminati',
    r'Sunken Galleon': r'Gesunkenen? Galeone',
    r'Treasure Tower': r'Schatzturm',
    r'entrance': r'[Ee]ing[aä]ng',
    r'\b[Ff]loor\b': r'Stockwerk',
    r'extra di(e|ce)': r'zusätzlichen? Würfel|zusätzlicher Würfel',
    r'(?<!\{)\b(die|dice)\b': r'[Ww]ürf|deren %u|Die %s|%s:? ',
    r'ancient maps?': r'antiken? Karten?',
    r'\bspecialists?\b': r'Spezialist',
    r'cartographers?\b': r'Kartenzeichner',
    r'excavators?\b': r'Ausgräber',
    r'knowledge tokens?': r'Wissensplättchen',
    r'[Pp]rivate artifacts?': r'[Pp]rivate[ns]? Artefakt',
    r'[Pp]rivate collections?': r'[Pp]rivaten? Sammlung',
    r'\bmissions?\b': r'Mission|der %u anderen',
    r'magical items?': r'[Mm]agische[rnm]? Gegenst[aä]nd',
    r'special abilit': r'Sonderfähigkeit',
    r'Timely Gift': r'[Zz]eitloses Geschenk',
    r'Will to Win': r'Siegeswille',
    r'Little Help': r'Kleine Hilfe',
    r'Compelling Power': r'Überzeugungskraft',
    r'\bchests?\b': r'Sch[aä]tz',
    r'\btreasures? of (the tower|its floor)|(bronze|silver|gold) treasure': r'[Pp]okal',
    r'start player': r'Startspieler',
    r'(?<!go )\brounds?\b': r'[Rr]unde',
    r'\bturns?\b(?! (up|into|one|it|%s|\d|or|the dice|them))': r'[Zz]u?[gü]|dreht|drehen|Reihe|Umlauf',
    r'\breroll': r'noch einmal|Noch einmal',
    r'neutral player': r'Dummyspieler',
    r'neutral (di(c?)e|%s)|neutral dice': r'Dummywürfel',
    r'[Ff]ewer buildings': r'[Ww]eniger Gebäude',
    r'(?<!long )\b(straight|run)s?\b(?! short)': r'Straße|L[aä]uf',
    r'(?<!you )\bsets?\b(?!-up)': r'Gruppe|die größten zuerst',
    r'\b[Dd]esert\b': r'[Ww]üste',
    r'\b[Jj]ungle\b': r'[Dd]schungel',
    r'\b[Ww]ater\b': r'[Ww]asser',
    r'\b[Ff]ire\b': r'[Ff]euer',
    r'\b[Hh]oly\b': r'[Hh]eilig',
    r'\b[Dd]ark\b': r'[Dd]unkel|Dunkl',
    r'[Ss]unken (chest|treasure)s?': r'[Vv]ersunkene[nr]? Sch[aä]tz',
    r'Temple of Pompeii': r'Tempel von Pompeii',
    r'Lost City of Atlantis': r'[Vv]ersunkene Stadt Atlantis',
    r'Jungle Ruins': r'Dschungelruinen',
    r'Pharaoh’s Tomb': r'Grab der Pharaonen',
    r'Tower of the Gods': r'Turm der Götter',
    r'Dark Temple': r'Dunkler Tempel',
    r'Abandoned Dig Site': r'Verlassenen? Ausgrabungsstätte',
    r'Dual Map': r'Doppelkarte',
    r'Secret Map': r'Geheimkarte',
    r'Broaden Your Expertise': r'Kenntnisse gewinnen',
    r'Congregate Cartographers': r'Zusammenkunft der Kartenzeichner',
    r'Gather the Excavators': r'Zusammenkunft der Ausgräber',
    r'Dive for Doubloons': r'Nach Dublonen tauchen',
    r'Embrace the Guild': r'Der Gilde beitreten',
    r'Find the Maps': r'Karten finden',
    r'Hire the Right Hunters': r'Korrekte Schatzjäger anheuern',
    r'Join the Illuminati': r'Den Illuminati beitreten',
    r'Loot the Tower': r'Beute aus dem Turm',
    r'Raid the Temple': r'Tempel ausrauben',
    r'Recruit Specialists': r'Spezialisten rekrutieren',
    r'Scour the Globe': r'Rund um die Welt',
    r'Second Opinion': r'Zweite Möglichkeit',
    r'Unite the Specialists': r'Spezialisten vereinigen',
    r'(?<!-)\b[Pp]rotocols?\b(?!\.md)': r'Protokoll',
    r'[Cc]ommand card': r'Befehlskarte',
    r'[Cc]ontrol card': r'Kontrollkarte',
    r'[Ff]ace[- ]up\b': r'[Oo]ffen',
    r'[Ff]ace[- ]down\b': r'[Vv]erdeckt',
    r'\b[Cc]overed\b': r'[Bb]lockiert',
    r'\b[Tt]rash(es)?\b': r'[Aa]blagestapel|^Ablage$',
    r'\b[Dd]ecks?\b': r'[Dd]eck',
    r'\b([Tt]op|[Mm]iddle|[Bb]ottom) box(es)?\b': r'Box',
    r'\b[Ff]lip(s|ped)?\b': r'[Uu]mgedreht|[Uu]mdreh|[Dd]reh.* um',
    r'\bshift(s|ed)?\b': r'[Vv]erschieb|[Vv]erschoben',
    r'\b[Cc]ompil(es|ed|ing)\b': r'[Kk]ompilier',
    r'\b[Rr]eveals?\b': r'[Vv]orzeig|[Vv]orgezeigt|[Zz]eig.* vor',
    r'\b[Rr]efills?\b(?! a deck)': r'[Aa]ufgefüllt|[Aa]uffüll|[Ff]üll.* auf',
    r'\b[Rr]earrange': r'[Nn]eu an',
    r'[Hh]and limit': r'Handkartenlimit',
    r'\blapses?\b': r'[Vv]erfällt',
    r'(?<!command )(?<!one a )(?<!JSON )(?<!game in )(?<!-)(?<!The )(?<!first )'
    r'\b[Ll]ines?\b(?!-| of at| %u is longer| %u, column)':
        r'Reihe|^reihe$',
    r'\b[Ff]ield\b': r'[Ss]pielfeld',
    r'(?<!In the )\b[Ss]tacks?\b': r'Stapel',
    r'\bcards?\b.*(?<!changes )\bhands?\b|\bhands?\b.*\bcards?\b': r'Hand|Hände',
    r'\bcards?\b.*\bvalues?\b|\b[Vv]alues?\b.*\bcards?\b': r'[Ww]ert',
    r'\b[Tt]otals?\b(?! gold)': r'Gesamtwert',
    r'\bfree( face-(up|down))? cards?\b|\bfree (and|or) covered\b|\bcovered or free\b': r'[Ff]rei',
    r'\b[Dd]raw(s|n|ing)?\b.*\bcards?\b': r'[Zz]ieh|[Gg]ezogen|[Zz]og',
    r'\b[Dd]iscard(s|ed|ing)?\b(?! to the hand limit).*\bcards?\b|\bcards?\b.*\bdiscard(s|ed)?\b':
        r'[Aa]bw[ei]rf|[Aa]bgeworfen|[Aa]bzuwerfen|[Ww][ei]rf.* ab',
    r'\b[Dd]elet(e|es|ed|ing)\b.*\bcards?\b': r'[Ee]ntfern',
    r'\b[Rr]eturn(s|ed|ing)?\b.*\b(card|hand)s?\b': r'[Zz]urück',
    r'\b[Ss]wap(s|ped)?\b': r'[Tt]ausch',
    r'\b[Ss]huffl(e|es|ed|ing)\b': r'[Mm]isch',
    r'\b[Ll]oading\b': r'Laden\s…',
    r'\b[Ss]kip(ped)?\b': r'[Üü]berspr[iu]ng',
    r'\b[Ii]n transit\b|\bon (its|their) way\b': r'[Uu]nterwegs',
    r'\b[Ll]ast in, first out\b': r'[Zz]uletzt ausgelöst, zuerst abgehandelt',
    r'\b[Cc]heck control\b': r'Kontrolle prüf',
    r'\b[Cc]heck compile\b': r'Kompilieren prüfen',
    r'\b[Cc]heck hand limit\b': r'Handkartenlimit prüfen',
    r'\bIf you do\b': r'[Ww]enn du das tust',
    r'\b[Yy]ou may (delete|discard|draw|flip|play|resolve|return|shift|shuffle)\b': r'[Dd]arfst',
}
# The protocols, each a text of its own.
GLOSSARY = read(ROOT / 'po/glossary.md')
PROTOCOLS = dict(re.findall(r'^\| (\w+) \| (\w+) \|$', GLOSSARY.partition('### Protocols')[2], re.M))
del PROTOCOLS['English']
# Words that no text of ours may have, because the glossary has others; and the polite form.
NEVER = {
    r'\bSie (haben|müssen|können|dürfen|sind)\b(?! gleich)': 'the polite form',
    r'\b(Ihr|Ihre|Ihnen|Ihrem|Ihren)\b': 'the polite form',
    r'Kartograf|Kartograph': 'Kartenzeichner',
    r'Wissensmarker|Wissenschip': 'Wissensplättchen',
    r'Neutrale[rn]? (Spieler|Würfel)': 'Dummyspieler, Dummywürfel',
    r'Zusatzwürfel|Extrawürfel|schwarzer? Würfel|schwarzen Würfel': 'zusätzlicher Würfel',
    r'Auktionshalle|Auktionshof': 'Auktionshaus',
    r'Schatztruhe|Truhe': 'versunkener Schatz',
    r'[„“"]?[ABC]-Gebäude': '„A“-Gebäude',
    r'"': 'German quotes',
    r'(?<=[\w])\.\.\.': '…',
    r'(?<=[a-zäöüß]) …': 'a space that does not break, and …',
    r'\b[Dd]rück(e|en|t)\b': 'klicke auf, wähle, tippe',
    r'[Aa]ufbewahr': 'speichern',
    r'(?<=[^„])\bAblage\b': 'Würfelleiste, Ablagestapel',
    r'\bSitz(e|en|es)?\b': 'Spieler',
    r'\bForm(en)?\b': 'Variante',
    r'Wiederholung': 'Wiedergabe',
    r'Begleitung': 'Anleitung',
    r'[Gg]emächlich': 'ruhig',
    r'Im Gange': 'laufend',
    r'Denkt nach': 'Computer überlegt …',
    r'\b(zahl(t|en)\b.*\baus|Auszahlung)': 'wird ausgewertet',
    r'[Hh]eimbring': 'erreicht im Schnitt',
    r'Sieg zu': 'Siegchance',
    r'Haus der Straßen': 'Auktionshaus oder Schatzjägergilde',
    r'Spezialisten ohne Platz': 'nicht zugeordnete Spezialisten',
}
# The same in English, for all texts but those about experiments, where a seat is a place at the table.
NEVER_ENGLISH = {
    r'\b[Ss]eats?\b': 'player',
    r'\b[Ff]orms?\b': 'variant',
    r'\b[Gg]ive (it |the game )?up\b': 'leave',
    r'\b(is|are|be|was|were) kept\b': 'saved',
    r'[Cc]lose all the same': 'anyway',
    r'up to you': 'your turn',
    r'[Ll]ast lap': 'final lap',
    r'whole tableau': 'full tableau',
    r'\bTakes:': 'Accepts:',
    r'All luck': 'all randomness',
    r'Would add': 'Worth',
    r'[Pp]lay by itself': 'Autoplay',
    r'As the system': 'System Language',
    r'lengthen': 'extend',
    r'\bdesires\b|\bprefers it\b': 'favourite',
    r'comes home': 'scores on average',
    r'not asked': 'You can’t do that now',
    r'house of straights': 'the Auction House or the Guild',
    r'(?<!also called a )(?<!run \()\bstraights?\b': 'run',
    r'\bgroups?\b': 'set',
}
EXPERIMENT = re.compile(r'a seat, from 0|at (every|this) seat|contestants|“simulate”|^seat$|plays seat')
GERMAN = entries(ROOT / 'po/de.po')


# Marks of letters for keys, and soft hyphens.
UNSEEN = str.maketrans('', '', '_\u00ad')


def pairs():
    """Pairs of English and German; in plurals, those of the same number."""
    for entry in GERMAN:
        for number, local in enumerate(entry.local):
            yield entry, entry.english[min(number, len(entry.english) - 1)].replace('_', ''), local.translate(UNSEEN)


@case('every term of the printed games is translated by its German word')
def terms():
    return [f'{entry}: “{local}” lacks {german}' for entry, english, local in pairs()
            for term, german in TERMS.items() if re.search(term, english) and not re.search(german, local)]


@case('every protocol has its German name')
def protocols():
    found = {english: local for entry, english, local in pairs() if entry.context == 'protocol'}
    return [f'{english} is “{found.get(english)}”, not {german}' for english, german in PROTOCOLS.items()
            if found.get(english) != german]


@case('no word stands for what the printed game calls otherwise')
def never():
    return [f'{entry}: “{local}” should have {instead}' for entry, _, local in pairs()
            for word, instead in NEVER.items() if re.search(word, local)]


@case('nor any word of ours for what has another in English')
def never_english():
    return [f'{entry}: “{english}” should have {instead}' for entry, english, _ in pairs()
            for word, instead in NEVER_ENGLISH.items() if re.search(word, english) and not EXPERIMENT.search(english)]


@case('a player is no place')
def players():
    return [f'{entry}: “{local}” should have Spieler' for entry, english, local in pairs()
            if re.search(r'\bplayers?\b', english) and re.search(r'\bPl[aä]tze?n?\b', local)
            and 'pieler' not in local]


@case('every term still occurs in the program')
def used():
    texts = '\n'.join(english for _, english, _ in pairs())
    return [f'no text has {term}' for term in TERMS if not re.search(term, texts)]


run()
