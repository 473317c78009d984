"""The protocol between a table and its players and spectators: the commands they send, and the messages they get.

All front ends use it: the page and programs over a WebSocket, the terminal at a local table directly. The schemas in
docs/protocol are generated from these classes. Cards are indices into the faces of the ruleset's catalogue, seats and
figures are numbers, and moves are text in the notation.
"""

from boothill.table.wire.agreed import *  # noqa: F403
from boothill.table.wire.from_table import *  # noqa: F403
from boothill.table.wire.lines import *  # noqa: F403
from boothill.table.wire.protocol import *  # noqa: F403
from boothill.table.wire.sentences import *  # noqa: F403
from boothill.table.wire.shown import *  # noqa: F403
from boothill.table.wire.to_table import *  # noqa: F403
