"""The Python host's bridge in an app of a given context, with a line for each message; problems go to stderr."""

import json
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[3] / "examples" / "native-webkit"))

from bridge import Bridge  # noqa: E402

context = json.loads(sys.argv[1])
handlers = {
    "pay": lambda argument, answer: answer("done"),
    "copy": lambda argument, answer: answer("done"),
    "login": lambda argument, answer: answer({"code": "C-1", "scope": "basic"}),
}
bridge = Bridge(
    lambda text: print(text, flush=True),
    lambda: context,
    handlers,
    on_problem=lambda text: print(text, file=sys.stderr, flush=True),
)
bridge.start()
for line in sys.stdin:
    bridge.receive(line)
