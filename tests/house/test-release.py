#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The parts of a release: its plan, the Flatpak's manifest, the SBOM."""
import hashlib
import json
import re
import shutil
import subprocess
import tarfile
import tempfile
from pathlib import Path

from house import ROOT, Skip, case, read, run

TAKES = ('1.2.3', 'someone@example.org', '/nowhere', 'https://example.org')


def told(*command):
    done = subprocess.run(command, capture_output=True, text=True)
    return done.returncode, done.stdout, done.stderr


@case('the plan has every step, and names what is left out')
def plan():
    if not (ROOT / '.git').exists() or shutil.which('git') is None:
        raise Skip('this is no clone')
    script = read(ROOT / 'build-aux/release')
    steps = re.findall(r'^ *step ([a-z-]+) ', script, re.M)
    long_ones = re.search(r"^may_be_left_out='(.*)'$", script, re.M)[1].split()
    complaints = [f'{step} can be left out and is no step' for step in long_ones if step not in steps]
    if steps[-1] != 'channel':
        complaints.append('something can fail after the channel was published')
    failed, _, whole = told(ROOT / 'build-aux/release', '--plan', *TAKES)
    if failed or [line.split(':')[0] for line in whole.splitlines()] != steps or 'left out' in whole:
        complaints += ['the whole plan:', *whole.splitlines()]
    failed, _, short = told(ROOT / 'build-aux/release', '--plan', *(f'--without={step}' for step in long_ones), *TAKES)
    if failed or re.findall(r'^(\S+): left out$', short, re.M) != [step for step in steps if step in long_ones]:
        complaints += ['the plan without what is long:', *short.splitlines()]
    return complaints


@case('what makes a release one can not be left out')
def firm():
    if not (ROOT / '.git').exists() or shutil.which('git') is None:
        raise Skip('this is no clone')
    return [f'{step} can be left out' for step in ('tree', 'key', 'version', 'tag', 'source', 'sums', 'nonsense')
            if not told(ROOT / 'build-aux/release', '--plan', f'--without={step}', *TAKES)[0]]


@case("the release's manifest is the one for developing, from a tag")
def manifest():
    [path] = (ROOT / 'flatpak').glob('*.json')
    ours = json.loads(read(path))
    theirs = json.loads(told(ROOT / 'build-aux/release-manifest', '1.2.3', 'c0ffee')[1])
    [source] = theirs['modules'][-1].pop('sources')
    del ours['modules'][-1]['sources']
    complaints = [] if ours == theirs else ['more than the source differs']
    if (source['type'], source['tag'], source['commit']) != ('git', 'v1.2.3', 'c0ffee'):
        complaints.append(f'the source is {source}')
    if f"source_url={source['url']}\n" not in read(ROOT / 'build-aux/release'):
        complaints.append('build-aux/release does not look for the source where the manifest does')
    return complaints


def sbom(folder):
    """The SBOM of a small source that links with all known libraries."""
    source = folder / 'gilded-compass-1.2.3'
    for path in ('REUSE.toml', 'LICENSES/OFL-1.1.txt', 'src/core/meson.build', 'data/fonts/OFL.txt'):
        (source / path).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / path, source / path)
    with tarfile.open(folder / 'gilded-compass-1.2.3.tar.xz', 'w:xz') as tarball:
        for path in sorted(source.rglob('*')):
            tarball.add(path, arcname=path.relative_to(folder), recursive=False)
    build = folder / 'build/meson-info'
    build.mkdir(parents=True)
    (build / 'intro-dependencies.json').write_text(json.dumps(
        [{'name': name, 'version': '4.5'} for name in ('glib-2.0', 'gio-2.0', 'gtk4', 'json-glib-1.0', 'fontconfig',
                                                       'libcanberra')]))
    failed, text, error = told(ROOT / 'build-aux/sbom', folder / 'gilded-compass-1.2.3.tar.xz', folder / 'build')
    return json.loads(text) if not failed else error


@case('the list of what a release consists of is SPDX, with every file and library')
def consists():
    with tempfile.TemporaryDirectory() as scratch:
        made = sbom(Path(scratch))
        digest = hashlib.sha1(read(ROOT / 'data/fonts/OFL.txt').encode()).hexdigest()
    if isinstance(made, str):
        return made.splitlines()
    complaints = [f'the document has no {member}' for member in
                  ('spdxVersion', 'dataLicense', 'SPDXID', 'name', 'documentNamespace', 'creationInfo') if member not in
                  made]
    complaints += [f'{package.get("name")} has no {member}' for package in made['packages']
                   for member in ('SPDXID', 'name', 'versionInfo', 'downloadLocation') if member not in package]
    known = {made['SPDXID'], *(thing['SPDXID'] for kind in ('packages', 'files') for thing in made[kind])}
    complaints += [f'{relation} leads nowhere' for relation in made['relationships']
                   if not {relation['spdxElementId'], relation['relatedSpdxElement']} <= known]
    complaints += [f'{name} is no name of SPDX' for name in known if not re.fullmatch(r'SPDXRef-[A-Za-z0-9.-]+', name)]
    licences = {file['fileName']: file['licenseConcluded'] for file in made['files']}
    if licences != {'./REUSE.toml': 'GPL-3.0-or-later', './LICENSES/OFL-1.1.txt': 'NOASSERTION',
                    './src/core/meson.build': 'GPL-3.0-or-later', './data/fonts/OFL.txt': 'OFL-1.1'}:
        complaints.append(f'files: {licences}')
    if digest not in {sum['checksumValue'] for file in made['files'] for sum in file['checksums']}:
        complaints.append('the digest of a file is wrong')
    if [package['versionInfo'] for package in made['packages']] != ['1.2.3'] + 5 * ['4.5']:
        complaints.append(f'packages: {made["packages"]}')
    if len(made['relationships']) != 1 + 5 + len(licences):
        complaints.append('not everything has its relation')
    return complaints


run()
