#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The data about the program for desktops is consistent: names, file types, icons, pictures, versions, permissions.

test-desktop.py BUILD VERSION
"""
import configparser
import json
import math
import pathlib
import re
import shutil
import struct
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as tree

BUILD, VERSION = pathlib.Path(sys.argv.pop(1)), sys.argv.pop(1)
sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / 'house'))
from house import ROOT, Skip, case, files, name, read, run  # noqa: E402

APP_ID = 'io.github.gilded_compass.GildedCompass'
TYPE = 'application/x-gilded-compass'
MIME = '{http://www.freedesktop.org/standards/shared-mime-info}'
SVG = '{http://www.w3.org/2000/svg}'
XML = '{http://www.w3.org/XML/1998/namespace}'
MANIFEST = json.loads(read(ROOT / 'flatpak' / f'{APP_ID}.json'))
META = tree.parse(BUILD / 'data' / f'{APP_ID}.metainfo.xml').getroot()
# The least distance of two colours, from 0 to 442, that look unlike.
UNLIKE = 20
MIME_INFO = BUILD / 'data' / f'{APP_ID}.xml'


def entry():
    parser = configparser.ConfigParser(interpolation=None, comment_prefixes='#', strict=True)
    parser.optionxform = str
    parser.read(BUILD / 'data' / f'{APP_ID}.desktop', encoding='utf-8')
    return parser['Desktop Entry']


def png_size(path):
    with path.open('rb') as file:
        return struct.unpack('>II', file.read(24)[16:])


@case('desktop file, metainfo, type of files and source name the same things')
def names():
    desktop, header = entry(), read(ROOT / 'src/saves/ogc-saved-game.h')
    kind = tree.parse(MIME_INFO).getroot().find(MIME + 'mime-type')
    found = {
        'icon': desktop['Icon'] == APP_ID,
        'Exec takes a file': desktop['Exec'].split()[1:] in (['%f'], ['%U']),
        'MimeType': desktop['MimeType'] == TYPE + ';',
        'type': kind.get('type') == TYPE,
        'ending': '*' + re.search(r'OGC_SAVE_EXTENSION "(.*)"', header)[1] == kind.find(MIME + 'glob').get('pattern'),
        'metainfo': META.find('id').text == APP_ID and META.find('provides/mediatype').text == TYPE,
        'launchable': META.find('launchable').text == APP_ID + '.desktop',
        'icon of files': (ROOT / 'data/icons' / (kind.find(MIME + 'icon').get('name') + '.svg')).is_file(),
    }
    return [what for what, fine in found.items() if not fine]


@case('every language translates what the desktop shows')
def translated():
    languages = [line for line in read(ROOT / 'po/LINGUAS').split('\n') if line and not line.startswith('#')]
    desktop, complaints = entry(), []
    for language in languages:
        complaints += [f'{key}[{language}] is missing'
                       for key in ('Comment', 'GenericName', 'Keywords') if f'{key}[{language}]' not in desktop]
        for path, root in (('summary', META),
                           (MIME + 'mime-type/' + MIME + 'comment', tree.parse(MIME_INFO).getroot())):
            if not any(found.get(XML + 'lang') == language for found in root.findall(path)):
                complaints.append(f'{path} is not translated into {language}')
    return complaints


@case('a saved game is known by its ending and by its content, and nothing else is')
def magic():
    if shutil.which('update-mime-database') is None or shutil.which('gio') is None:
        raise Skip('update-mime-database or gio is missing')
    with tempfile.TemporaryDirectory() as scratch:
        scratch = pathlib.Path(scratch)
        packages = scratch / 'share/mime/packages'
        packages.mkdir(parents=True)
        shutil.copy(MIME_INFO, packages)
        subprocess.run(['update-mime-database', scratch / 'share/mime'], check=True, capture_output=True)
        save = ROOT / 'tests/fixtures/save-v1.gildedcompass'
        shutil.copy(save, scratch / 'named.gildedcompass')
        shutil.copy(save, scratch / 'nameless')
        (scratch / 'other').write_text('{"format":"something else"}')

        def kind(file):
            told = subprocess.run(['gio', 'info', '-a', 'standard::content-type', scratch / file], check=True,
                                  capture_output=True,
                                  text=True,
                                  env={'XDG_DATA_HOME': str(scratch / 'share'), 'PATH': '/usr/bin:/bin',
                                       'LC_ALL': 'C.UTF-8'})
            return told.stdout.split()[-1]

        return [f'{file} is {kind(file)}'
                for file, wanted in (('named.gildedcompass', True), ('nameless', True), ('other', False))
                if (kind(file) == TYPE) != wanted]


@case('icons are square, and the symbolic one has one colour')
def icons():
    complaints = []
    for path in files('*.svg', under='data/icons'):
        picture = tree.parse(path).getroot()
        size = 16 if 'symbolic' in path.name else 128
        if picture.get('viewBox') != f'0 0 {size} {size}' or picture.get('width') != picture.get('height'):
            complaints.append(f'{name(path)} is not {size} by {size}')
        colours = {thing.get('fill') for thing in picture.iter() if thing.get('fill') not in (None, 'none')}
        if 'symbolic' in path.name and len(colours) != 1:
            complaints.append(f'{name(path)} has the colours {colours}')
        if not path.name.startswith(APP_ID):
            complaints.append(f'{name(path)} would not leave a sandbox')
    return complaints


def colour(text):
    return tuple(int(text[n:n + 2], 16) for n in (1, 3, 5))


def icon_colours():
    """All colours of the icon, and 20 of each gradient between two of its stops."""
    picture = tree.parse(ROOT / 'data/icons' / f'{APP_ID}.svg').getroot()
    found = {colour(text) for text in re.findall('#[0-9a-f]{6}', tree.tostring(picture, encoding='unicode'))}
    for gradient in picture.find(SVG + 'defs'):
        stops = [colour(stop.get('stop-color')) for stop in gradient]
        found |= {tuple(a + (b - a) * n / 20 for a, b in zip(*pair)) for pair in zip(stops, stops[1:])
                  for n in range(20)}
    return found


@case('behind the icon, stores show colours that are none of its own')
def branding():
    shown = {brand.get('scheme_preference'): brand.text for brand in META.findall('branding/color')}
    near = {text: min(math.dist(colour(text), other) for other in icon_colours()) for text in shown.values()}
    return ([] if shown.keys() == {'light', 'dark'} else [f'branding: {shown}']) + [
        f'{text} is as near as {distance:.0f} to a colour of the icon' for text, distance in near.items()
        if distance < UNLIKE]


@case('metainfo says what stores ask for: who made it, how it is translated, and a short summary')
def asked():
    found = {'developer': META.find('developer').get('id') == APP_ID.rsplit('.', 1)[0]
                          and bool(META.findtext('developer/name')),
             'translation': META.find('translation').get('type') == 'gettext'
                            and META.find('translation').text == MANIFEST['modules'][-1]['name']}
    return [what for what, fine in found.items() if not fine] + [
        f'{len(summary.text)} characters: {summary.text}' for summary in META.findall('summary')
        if len(summary.text) > 35]


@case('metainfo shows three to six pictures of its tag that are there, with captions, in both sizes and all languages')
def screenshots():
    shown = META.findall('screenshots/screenshot')
    images = META.findall('screenshots/screenshot/image')
    complaints = [] if 3 <= len(shown) <= 6 else [f'there are {len(shown)} screenshots']
    languages = {thing.get(XML + 'lang') for thing in META.findall('summary')}
    for one in shown:
        complaints += [f'a screenshot has {what} in {sorted(map(str, found))}, not in {sorted(map(str, languages))}'
                       for what in ('caption', "image[@type='source']", "image[@type='thumbnail']")
                       if (found := {thing.get(XML + 'lang') for thing in one.findall(what)}) != languages]
    unlinked = {path.name for path in files('*.png', under='data/screenshots')} - {
        image.text.rsplit('/', 1)[1] for image in images}
    complaints += [f'{picture} is not shown' for picture in sorted(unlinked)]
    for image in images:
        size = (image.get('type'), int(image.get('width')), int(image.get('height')))
        if size not in (('source', 2000, 1400), ('thumbnail', 1000, 700)):
            complaints.append(f'{image.text} is {size}')
        if f'/v{VERSION}/' not in image.text:
            complaints.append(f'{image.text} is not from the tag v{VERSION}')
        path = ROOT / 'data/screenshots' / image.text.rsplit('/', 1)[1]
        if not path.is_file():
            complaints.append(f'{image.text} is not in data/screenshots')
        elif png_size(path) != (int(image.get('width')), int(image.get('height'))):
            complaints.append(f'{name(path)} is {png_size(path)}')
    return complaints


@case('stores have nothing to say of the metainfo but that its id has capital letters')
def pedantic():
    """The appstreamcli of Debian 12 also informs that it does not know the element developer yet."""
    if shutil.which('appstreamcli') is None:
        raise Skip('appstreamcli is not installed')
    told = subprocess.run(['appstreamcli', 'validate', '--pedantic', '--no-net',
                           BUILD / 'data' / f'{APP_ID}.metainfo.xml'], capture_output=True, text=True).stdout
    known = re.compile(r'P: \S+ cid-contains-uppercase-letter|I: \S+ unknown-tag developer')
    found = re.findall(r'^[EWPI]: .*', told, re.M)
    return [line for line in found if not known.fullmatch(line)] if found else told.splitlines()


@case('the home page is the repository of the id, for stores that compare them, and all addresses lie there')
def home():
    page = META.find("url[@type='homepage']").text
    complaints = [] if page.rsplit('/', 1)[1].lower() == APP_ID.rsplit('.', 1)[1].lower() else [f'{page}, not {APP_ID}']
    ours = re.compile(r'//(?:raw\.)?github[a-z]*\.com/(gilded-compass/[\w-]+)')
    return complaints + [f'{name(path)} leads to {found}' for path in files('*')
                         for found in sorted(set(ours.findall(path.read_text(encoding='utf-8', errors='replace'))))
                         if found != page.split('/', 3)[3]]


@case('the version is the newest of the metainfo, of the changes and of the package')
def versions():
    release = META.find('releases/release')
    heading = re.search(r'^## (\S+) \((\S+)\)$', read(ROOT / 'CHANGELOG.md'), re.M)
    package = read(ROOT / 'debian/changelog').splitlines()[0]
    wrong = [] if release.get('version') == VERSION else [f'metainfo: {release.get("version")}, the program: {VERSION}']
    if heading.groups() != (VERSION, release.get('date')):
        wrong.append(f'CHANGELOG.md: {heading[0]}')
    if not package.startswith(f'gilded-compass ({VERSION}-'):
        wrong.append(f'debian/changelog: {package}')
    return wrong


@case('the version stands in one place of the build')
def one_place():
    return [f'{name(path)} has the version as well'
            for path in files('*.c', '*.h', '*.ui', 'meson.build', '*.in', '*.py')
            if path != ROOT / 'meson.build' and not path.name.endswith('metainfo.xml.in')
            and re.search(r'(?<![\d.])' + re.escape(VERSION) + r'(?![\d.])', read(path))]


@case('the sandbox is allowed a window and sound, and nothing else')
def permissions():
    allowed = {'--share=ipc', '--socket=wayland', '--socket=fallback-x11', '--device=dri', '--socket=pulseaudio'}
    return [f'{argument} is not needed' for argument in MANIFEST['finish-args'] if argument not in allowed]


@case('the bundle is named as the program, carries its languages, leaves out the laboratory and the library, and is '
      'tested where it is built')
def manifest():
    module = MANIFEST['modules'][-1]
    found = {'id': MANIFEST['id'] == APP_ID, 'command': MANIFEST['command'] == entry()['Exec'].split()[0],
             'languages': MANIFEST['separate-locales'] is False, 'laboratory': '-Dlab=false' in module['config-opts'],
             'library': '-Dlibrary=false' in module['config-opts'],
             'sound': '-Dsound=enabled' in module['config-opts'] and '--socket=pulseaudio' in MANIFEST['finish-args'],
             'tests': module['run-tests'] and 'meson test' in module['test-commands'][0]}
    return [what for what, fine in found.items() if not fine]


run()
