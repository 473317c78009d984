"""The command line: `boothill COMMAND`."""

from __future__ import annotations

import os
import sys
from io import TextIOWrapper

from boothill.bad_input import BadInput
from boothill.cli.commands import COMMANDS, Misused, named, parse
from boothill.extra import needed
from boothill.output import FLAG, Output

STOPPED = 130
"""The exit status after Ctrl-C."""


def main(argv: list[str] | None = None) -> int:
    words = sys.argv[1:] if argv is None else argv
    name = named(words)
    output = Output(name, FLAG in words)
    if isinstance(sys.stdout, TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")  # a terminal without suit symbols must not cause an error
    try:
        with needed(COMMANDS[name].extra if name in COMMANDS else ""):
            options = parse(words)
            status = output.close(options.run(options, output))
        if sys.stdout is not None:
            sys.stdout.flush()
        return status
    except Misused as error:
        from boothill.cli import misuse  # it loads the messages, which only mistakes need

        return output.fail(2, misuse.told(str(error), error.command, misuse.language(words)))
    except BadInput as error:
        return output.fail(2, str(error))
    except BrokenPipeError:
        # The reader of the output is gone: say nothing, and make the flush at exit harmless.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except OSError as error:
        return output.fail(2, f"cannot write: {error.strerror}")
    except KeyboardInterrupt:
        return output.fail(STOPPED, "stopped") if output.as_json else STOPPED
