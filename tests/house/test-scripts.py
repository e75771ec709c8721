#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Shell scripts are clean by shellcheck, Python scripts compile, and the commands that the papers name exist."""
import re
import shutil
import subprocess

from house import ROOT, Skip, case, files, name, read, run


def scripts(*interpreters):
    found = [path for top in ('build-aux', '.ci', 'tests', 'flatpak', 'src') if (ROOT / top).is_dir()
             for path in files('*', under=top) if path.suffix in ('', '.sh', '.py')]
    return [path for path in found if re.match(r'#!.*/(env )?(' + '|'.join(interpreters) + r')\b', read(path)[:80])]


@case('shell scripts are clean')
def shell_clean():
    if shutil.which('shellcheck') is None:
        raise Skip('shellcheck is not installed')
    result = subprocess.run(['shellcheck', '--format=gcc', '--external-sources', *map(name, scripts('sh', 'bash'))],
                            cwd=ROOT, capture_output=True, text=True)
    return result.stdout.splitlines() + result.stderr.splitlines()


@case('Python scripts compile')
def python_compiles():
    complaints = []
    for path in scripts('python3') + files('*.py', under='tests') + files('*.py', under='src'):
        try:
            compile(read(path), name(path), 'exec')
        except SyntaxError as error:
            complaints.append(f'{name(path)}:{error.lineno}: {error.msg}')
    return complaints


@case('Python scripts import what they use, and no more')
def python_names():
    if shutil.which('pyflakes3') is None:
        raise Skip('pyflakes3 is not installed')
    result = subprocess.run(['pyflakes3', *sorted({name(path) for path in scripts('python3') +
                                                   files('*.py', under='tests') + files('*.py', under='src')})],
                            cwd=ROOT, capture_output=True, text=True)
    return result.stdout.splitlines() + result.stderr.splitlines()


@case('commands are executable')
def executable():
    return [f'{name(path)} is not executable' for path in scripts('sh', 'bash', 'python3')
            if path.parts[-2] in ('build-aux', '.ci') and not path.stat().st_mode & 0o111]


@case('CI runs the check and nothing else')
def ci_runs_check():
    commands = [line for line in read(ROOT / '.ci/run').splitlines() if line.strip() and not line.startswith('#')]
    just_check = len(commands) == 1 and 'build-aux/check' in commands[0]
    return [] if just_check else ['.ci/run does not just run build-aux/check']


@case('papers name every command, and none that is not there')
def papers():
    commands = {path.name for path in files('*', under='build-aux') if path.stat().st_mode & 0o111}
    texts = read(ROOT / 'README.md') + read(ROOT / 'CONTRIBUTING.md')
    named = set(re.findall(r'build-aux/([a-z][a-z-]*)\b(?!\.)', texts))
    return ([f'no paper names build-aux/{command}' for command in sorted(commands - named)] +
            [f'a paper names build-aux/{command}' for command in sorted(named - commands)])


@case('papers name no file that is not there')
def papers_files():
    complaints = []
    for paper in ('README.md', 'CONTRIBUTING.md'):
        for path in re.findall(r'`((?:src|tests|data|ui|po|build-aux)/[\w./-]+)`', read(ROOT / paper)):
            stands_for_many = re.search(r'[A-Z]{4}', path)
            if not stands_for_many and not (ROOT / path).exists():
                complaints.append(f'{paper} names {path}')
    return complaints


run()
