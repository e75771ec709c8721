# SPDX-License-Identifier: GPL-3.0-or-later
"""What programs tell over AT-SPI, as a screen reader gets it. The client library asks for each property of each thing
by itself, so that it takes thousands of round trips to read a window; here one call brings all things of a program."""

import functools
import os

# Warnings that are fatal in the program must not be fatal here: the client library warns about objects that have
# disappeared.
PROGRAM_DEBUG = os.environ.pop('G_DEBUG', None)

import gi  # noqa: E402

gi.require_version('Atspi', '2.0')
from gi.repository import Atspi, Gio, GLib  # noqa: E402  (the version is asked for first)

# Seconds after which a program counts as hung. Nothing takes that long, even on a busy machine, so no test depends on
# it.
TIMEOUT = 600
ATSPI = 'org.a11y.atspi.'
ROOT = '/org/a11y/atspi/accessible/root'
NOTHING = '/org/a11y/atspi/null'

role_name = functools.cache(lambda role: Atspi.role_get_name(Atspi.Role(role)))


def call(bus, program, path, interface, method, arguments=None):
    return bus.call_sync(program, path, interface, method, arguments, None, Gio.DBusCallFlags.NONE, TIMEOUT * 1000,
                         None)


@functools.cache
def accessibility_bus():
    session = Gio.bus_get_sync(Gio.BusType.SESSION, None)
    address, = call(session, 'org.a11y.Bus', '/org/a11y/bus', 'org.a11y.Bus', 'GetAddress').unpack()
    kind = Gio.DBusConnectionFlags.AUTHENTICATION_CLIENT | Gio.DBusConnectionFlags.MESSAGE_BUS_CONNECTION
    return Gio.DBusConnection.new_for_address_sync(address, kind, None, None)


def listen(program, event, signal, hear):
    """Calls hear with the thing and the content of each such event of the program, in hear_events()."""
    bus = accessibility_bus()
    call(bus, ATSPI + 'Registry', '/org/a11y/atspi/registry', ATSPI + 'Registry', 'RegisterEvent',
         GLib.Variant('(sass)', (event, [], '')))
    bus.signal_subscribe(program, ATSPI + 'Event.Object', signal, None, None, Gio.DBusSignalFlags.NONE,
                         lambda bus, program, path, interface, signal, content:
                         hear(Thing(program, path), content.unpack()))


def hear_events():
    """Delivers the events that have arrived: at least those from before the last answer of a program."""
    while GLib.MainContext.default().iteration(False):
        pass


class Thing:
    """Something that a program shows. Its attributes are as they were when it was found, or asked for since. Each
    method except had() asks now, in a round trip."""

    def __init__(self, program, path, name='', role=0, description='', states=(0, 0), n_children=0):
        self.program = program
        self.path = path
        self.name = name
        self.role = role_name(role)
        self.description = description
        self._states = states
        self.n_children = n_children

    def __eq__(self, other):
        return isinstance(other, Thing) and (self.program, self.path) == (other.program, other.path)

    def __hash__(self):
        return hash(self.path)

    def had(self, state):
        return bool(self._states[state // 32] >> state % 32 & 1)

    def has(self, state):
        self._states, = self.call('Accessible', 'GetState')
        return self.had(state)

    def call(self, interface, method, arguments=None):
        return call(accessibility_bus(), self.program, self.path, ATSPI + interface, method, arguments).unpack()

    def property(self, interface, name):
        value, = call(accessibility_bus(), self.program, self.path, 'org.freedesktop.DBus.Properties', 'Get',
                      GLib.Variant('(ss)', (ATSPI + interface, name))).unpack()
        return value

    def get_name(self):
        self.name = self.property('Accessible', 'Name')
        return self.name

    def get_child_count(self):
        return self.property('Accessible', 'ChildCount')

    def get_children(self):
        """Its children, of which nothing is known yet."""
        children, = self.call('Accessible', 'GetChildren')
        return [Thing(*child) for child in children]

    def get_child(self, index):
        """That child. If it has disappeared, raises the same error as for other things that have."""
        (program, path), = self.call('Accessible', 'GetChildAtIndex', GLib.Variant('(i)', (index,)))
        if path == NOTHING:
            raise GLib.GError('the child has gone')
        return Thing(program, path)

    def get_parent(self):
        return Thing(*self.property('Accessible', 'Parent'))

    def get_text(self):
        return self.call('Text', 'GetText', GLib.Variant('(ii)', (0, -1)))[0]

    def get_area(self):
        """Its x, y, width and height in the window."""
        arguments = GLib.Variant('(u)', (Atspi.CoordType.WINDOW,))
        return self.call('Component', 'GetExtents', arguments)[0]

    def get_n_actions(self):
        return self.property('Action', 'NActions')

    def do_action(self):
        return self.call('Action', 'DoAction', GLib.Variant('(i)', (0,)))[0]

    def set_text(self, text):
        return self.call('EditableText', 'SetTextContents', GLib.Variant('(s)', (text,)))[0]

    def get_process_id(self):
        return call(accessibility_bus(), 'org.freedesktop.DBus', '/', 'org.freedesktop.DBus',
                    'GetConnectionUnixProcessID', GLib.Variant('(s)', (self.program,))).unpack()[0]

    def look(self):
        """The same thing, with its attributes as they are now."""
        properties, = call(accessibility_bus(), self.program, self.path, 'org.freedesktop.DBus.Properties', 'GetAll',
                           GLib.Variant('(s)', (ATSPI + 'Accessible',))).unpack()
        role, = self.call('Accessible', 'GetRole')
        states, = self.call('Accessible', 'GetState')
        return Thing(self.program, self.path, properties['Name'], role, properties['Description'], states,
                     properties['ChildCount'])


def applications():
    """All accessible programs on this desktop."""
    return Thing(ATSPI + 'Registry', ROOT).get_children()


def unpack_item(item):
    """What is of use of a thing in the list of all; takes half the time of unpacking everything."""
    part = item.get_child_value
    states = part(9)
    return (part(0).get_child_value(1).get_string(), part(6).get_string(), part(7).get_uint32(), part(8).get_string(),
            (states.get_child_value(0).get_uint32(), states.get_child_value(1).get_uint32()),
            part(4).get_int32())


class Children:
    """Which children the things of a program have. They are remembered until the program tells of a change, which it
    does for all that have been asked for, or until there are more or fewer, which it shows for the others."""

    def __init__(self, program):
        self.program = program
        self.paths = {}
        listen(program, 'object:children-changed', 'ChildrenChanged',
               lambda thing, event: self.paths.pop(thing.path, None))

    def find(self, path, n=None):
        """The paths of its children, of which there are n if that is known, in their order."""
        if path not in self.paths or n not in (None, len(self.paths[path])):
            self.paths[path] = [child.path for child in Thing(self.program, path).get_children()]
        return self.paths[path]


children_in = functools.cache(Children)


class Sight:
    """All things of a program at one moment."""

    # So many things are asked for one by one before it takes less time to get the list of all again.
    FEW = 25

    def __init__(self, program):
        self.program = program
        self.children = children_in(program)
        self._look()

    def _look(self):
        self.things = {}
        try:
            answer = call(accessibility_bus(), self.program, '/org/a11y/atspi/cache', ATSPI + 'Cache', 'GetItems')
        except GLib.GError:  # a program may have no such list
            return
        hear_events()
        items = answer.get_child_value(0)
        for path, *seen in map(unpack_item, map(items.get_child_value, range(len(items)))):
            if path != ROOT:  # which is said to have no children
                self.things[path] = Thing(self.program, path, *seen)

    def _discover(self, path):
        """path, if the list does not have it, and what it has below."""
        if path not in self.things:
            yield path
            for child in self.children.find(path):
                yield from self._discover(child)

    def find(self, thing):
        return self.things.get(thing.path) or thing.look()

    def children_of(self, thing):
        """In their order. The list names the parents of things, but also has things that are hidden, and leaves out
        what nobody has asked for yet; so each thing is asked for its children."""
        if thing.n_children == 0:
            return []
        paths = self.children.find(thing.path, thing.n_children)
        if any(path not in self.things for path in paths):
            new = [found for path in paths for found in self._discover(path)]
            if len(new) > self.FEW:
                self._look()
        return [self.find(Thing(self.program, path)) for path in paths]

    def walk(self, start):
        """start and all its descendants, in the order on the screen."""
        yield start
        for child in self.children_of(start):
            yield from self.walk(child)


def walk(start):
    sight = Sight(start.program)
    return sight.walk(sight.find(start))
