"""What goes between a table and whoever sits at it or watches: the commands, and the messages.

Every door speaks this: the page and programs over a WebSocket, the terminal at a local table directly. The schemas in
docs/protocol are generated from these classes. Cards are indices into the faces of the ruleset's catalogue, seats and
figures are numbers, moves are the text of the notation.
"""

from boothill.table.wire.agreed import *  # noqa: F403
from boothill.table.wire.from_table import *  # noqa: F403
from boothill.table.wire.lines import *  # noqa: F403
from boothill.table.wire.protocol import *  # noqa: F403
from boothill.table.wire.sentences import *  # noqa: F403
from boothill.table.wire.shown import *  # noqa: F403
from boothill.table.wire.to_table import *  # noqa: F403
