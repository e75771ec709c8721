#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Every template, picture and data file is in a resource, and every resource and template is used."""
import re
import xml.etree.ElementTree

from house import ROOT, case, files, name, read, run

# Each list of resources, and the folders in which its files are searched for.
LISTS = {'src/app/app.gresource.xml': ('ui', 'data'), 'src/compass/game/game.gresource.xml': ('data',),
         'src/compass/table/table.gresource.xml': ('ui', 'data'), 'src/compile/game/game.gresource.xml': ('data',),
         'src/compile/table/table.gresource.xml': ('ui',), 'src/widgets/widgets.gresource.xml': ('ui',)}
# Files that the build makes, and their sources.
MADE = {'gschemas.compiled': 'io.github.gilded_compass.GildedCompass.gschema.xml'}
PREFIX = '/io/github/gilded_compass/GildedCompass'


def listed(resource):
    """The files in a list of resources, by their real paths."""
    tree = xml.etree.ElementTree.parse(ROOT / resource)
    return [_find(element.text.strip(), LISTS[resource]) for element in tree.iter('file')]


def _find(file, folders):
    places = [ROOT / folder / MADE.get(file, file) for folder in folders]
    return next((place for place in places if place.is_file()), places[0])


@case('resources exist')
def resources_exist():
    return [f'{resource} lists {name(path)}, which is not there'
            for resource in LISTS for path in listed(resource) if not path.is_file()]


@case('everything in ui is in a resource')
def ui_complete():
    have = {path for resource in LISTS for path in listed(resource)}
    return [f'{name(path)} is in no resource' for path in files('*', under='ui') if path not in have]


@case('resources are sorted')
def resources_sorted():
    complaints = []
    for resource in LISTS:
        tree = xml.etree.ElementTree.parse(ROOT / resource)
        for group in tree.iter('gresource'):
            names = [element.text.strip() for element in group.iter('file')]
            if names != sorted(names):
                complaints.append(f'{resource} is not sorted in {group.get("prefix")}')
    return complaints


@case('templates are well formed, and a class binds each')
def templates_bound():
    code = {path.name: read(path) for path in files('*.c', under='src')}
    complaints = []
    for path in files('*.ui', under='ui'):
        template = xml.etree.ElementTree.parse(path).getroot().find('template')
        if not any(f'/{path.relative_to(ROOT / "ui")}"' in text for text in code.values()):
            complaints.append(f'{name(path)} is loaded by no source')
        if template is not None and not any(f'"{template.get("class")}"' in text
                                            or _defines(template.get('class'), text)
                                            for text in code.values()):
            complaints.append(f'{name(path)} is of the class {template.get("class")}, which no source defines')
    return complaints


def _defines(class_name, text):
    return re.search(r'G_DEFINE_\w+\s*\(\s*' + class_name + r'\b', text) is not None


# What screen readers announce as soon as it changes.
TELLING = ('status', 'alert')


@case('what tells something by its role is announced in newer versions of GTK, too')
def telling_announced():
    code = [read(path) for path in files('*.c', under='src')]
    complaints = []
    for path in files('*.ui', under='ui'):
        root = xml.etree.ElementTree.parse(path).getroot()
        for element in root.iter('object'):
            role = element.findtext('property[@name="accessible-role"]')
            if role in TELLING and not any(_announces(element.get('id'), text) for text in code
                                           if _is_of(root.find('template'), text)):
                complaints.append(f'{name(path)}: {element.get("id")} tells something, but nothing announces it')
    return complaints


def _is_of(template, text):
    """Whether text is the source of that template or of what it is based on."""
    return any(_defines(template.get(key), text) for key in ('class', 'parent'))


def _announces(child, text):
    return re.search(r'ogc_live_region_(follow|say) \((GTK_WIDGET \()?(self|priv)->' + child + r'\b', text) is not None


@case('callbacks and children that templates name are bound')
def template_names_bound():
    code = '\n'.join(read(path) for path in files('*.c', under='src'))
    complaints = []
    for path in files('*.ui', under='ui'):
        for element in xml.etree.ElementTree.parse(path).iter('signal'):
            handler = element.get('handler')
            if handler and not re.search(r'\b' + handler + r'\b', code):
                complaints.append(f'{name(path)}: {handler} is no function')
    return complaints


@case('resource paths in the code exist')
def paths_exist():
    have = set()
    for resource in LISTS:
        for group in xml.etree.ElementTree.parse(ROOT / resource).iter('gresource'):
            for element in group.iter('file'):
                have.add(f'{group.get("prefix")}/{element.get("alias") or element.text.strip()}')
    paths = re.compile(r'(?:RESOURCE_PATH\s*"(/[^"%]+\.\w+)"|"(?:resource://)?(' + PREFIX + r'/[^"%]+\.\w+)")')
    complaints = []
    for path in files('*.c', '*.h', under='src'):
        for relative, absolute in paths.findall(read(path)):
            wanted = PREFIX + relative if relative else absolute
            if wanted not in have:
                complaints.append(f'{name(path)} asks for {wanted}')
    return complaints


def properties(element):
    return {child.get('name'): (child.text or '').strip() for child in element.findall('property')}


@case('rows with text that wraps are measured without a search')
def rows():
    """GtkBoxLayout searches for the height of such a row; see ogc-row-layout.h."""
    complaints = []
    for path in files('*.ui', under='ui'):
        for element in xml.etree.ElementTree.parse(path).iter('object'):
            own = properties(element)
            if (element.get('class') == 'GtkBox' and own.get('orientation') != 'vertical'
                    and 'homogeneous' not in own and 'layout-manager' not in own
                    and any(properties(part).get('wrap', '').lower() == 'true' for part in element.iter('object'))):
                complaints.append(f'{name(path)}: a row ({element.get("id", "without a name")}) needs OgcRowLayout')
    return complaints


run()
