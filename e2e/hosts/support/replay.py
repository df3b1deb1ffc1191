"""Replays versions, texts and sessions with the Python host's wire: JSON in, JSON out."""

import json
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[3] / "examples" / "native-webkit"))

from bridge import Bridge, BridgeError, compare_app_version, read_envelope  # noqa: E402


def describe(text):
    status, content = read_envelope(text)
    if status == "ok":
        return f"ok:{content[1]['type']}"
    # The reason why a text is ignored is not reported, and depends on the parser.
    return f"newer:{content}" if status == "newer" else "ignored"


def scan(argument, answer):
    raise BridgeError("FORBIDDEN", "no camera")


def replay(texts):
    """The app's messages at the start, and in response to each text."""
    said = []

    def take():
        messages = [json.loads(text) for text in said]
        said.clear()
        return messages

    context = {"platform": "ios", "language": "de", "country": "DEU", "token": "T-1"}
    handlers = {
        "copy": lambda argument, answer: answer("done" if argument["text"] else "failed"),
        "scanCode": scan,
        "emit": lambda argument, answer: answer(),
    }
    bridge = Bridge(said.append, lambda: context, handlers)
    bridge.start()
    answers = [take()]
    for text in texts:
        bridge.receive(text)
        answers.append(take())
    return answers


task = json.load(sys.stdin)
json.dump(
    {
        "versions": [compare_app_version(version, task["against"]) for version in task["versions"]],
        "texts": [describe(text) for text in task["texts"]],
        "sessions": [replay(texts) for texts in task["sessions"]],
    },
    sys.stdout,
)
