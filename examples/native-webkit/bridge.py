"""The bridge's wire, `pawlet/1`, for an app that shows a page of the shop.

This module has no user interface: messages arrive by `Bridge.receive` and leave by the function that it is given.
"""

import json
import re
import secrets
from collections import OrderedDict

PROTOCOL = "pawlet/1"
MESSAGE_LIMIT = 256 * 1024
REMEMBERED_IDS = 1000

#: What `LaunchContext.capabilities` may name; other handlers work without being listed.
CAPABILITIES = (
    "pay pay.wechat pay.alipay share openUrl chooseImage saveImage getLocation scanCode copy haptic setTitle close "
    "back navigate openAppStore track login requestToken listDevices setReminder"
).split()


class BridgeError(Exception):
    """Raise it in a handler, or respond with it: the page receives the code."""

    def __init__(self, code, message):
        super().__init__(message)
        self.code = code


# ---------------------------------------------------------------------------------------------- app versions

# The characters that a browser's `trim` removes, which differ slightly from Python's `strip`.
_SPACE = "\t\n\v\f\r \u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u2028\u2029\u202f\u205f\u3000\ufeff"
_VERSION = re.compile(
    r"[vV]?([0-9]{1,9}(?:\.[0-9]{1,9}){0,3})"
    r"(?:-([0-9A-Za-z-]+(?:\.[0-9A-Za-z-]+)*))?(?:\+[0-9A-Za-z.-]+)?(?: ?\([0-9A-Za-z_]+\))?"
)


def _parse_version(version):
    match = _VERSION.fullmatch(version.strip(_SPACE)) if isinstance(version, str) else None
    if match is None:
        return None
    numbers = [int(number) for number in match[1].split(".")]
    words = match[2].split(".") if match[2] else []
    # Numbers sort by value and before words; a release sorts after all its pre-releases.
    ranks = [(0, int(word), "") if word.isdigit() else (1, 0, word) for word in words]
    return numbers + [0] * (4 - len(numbers)), not words, ranks


def compare_app_version(version, reference):
    """'newer', 'equal', 'older' or 'unknown': by number, so that 2.10.0 is newer than 2.3.0."""
    first, second = _parse_version(version), _parse_version(reference)
    if first is None or second is None:
        return "unknown"
    if first == second:
        return "equal"
    return "newer" if first > second else "older"


# ---------------------------------------------------------------------------------------------- the envelope


def _is_text(value):
    return isinstance(value, str) and 0 < len(value) <= 128


def _is_call(message):
    path, arguments = message.get("methodPath"), message.get("args")
    return (
        _is_text(message.get("id"))
        and isinstance(path, list)
        and len(path) == 1
        and _is_text(path[0])
        and isinstance(arguments, list)
        and len(arguments) < 2
    )


_CHECKS = {
    "SYN": lambda message: _is_text(message.get("participantId")),
    "ACK1": lambda message: isinstance(message.get("methodPaths"), list),
    "ACK2": lambda message: True,
    "CALL": _is_call,
    "REPLY": lambda message: _is_text(message.get("callId")),
    "DESTROY": lambda message: True,
}


def _refuse_constant(name):
    raise ValueError(f"{name} is not JSON")


def read_envelope(text):
    """(status, content): ('ok', (id, message)), ('newer', protocol) or ('ignored', 'size' | 'json' | 'shape')."""
    if not isinstance(text, str):
        return "ignored", "shape"
    if len(text.encode("utf-8", "surrogatepass")) > MESSAGE_LIMIT:
        return "ignored", "size"
    try:
        envelope = json.loads(text, parse_constant=_refuse_constant)
    except (ValueError, RecursionError):
        return "ignored", "json"
    if not isinstance(envelope, dict) or not isinstance(envelope.get("v"), str) or not _is_text(envelope.get("id")):
        return "ignored", "shape"
    version = re.fullmatch(r"pawlet/([0-9]{1,4})(?:\.[0-9]{1,4})?", envelope["v"])
    if version is None:
        return "ignored", "shape"
    if version[1] != "1":
        return "newer", envelope["v"]
    message = envelope.get("m")
    if not isinstance(message, dict) or message.get("namespace") != "penpal":
        return "ignored", "shape"
    kind = message.get("type")
    if not isinstance(kind, str) or kind not in _CHECKS or not _CHECKS[kind](message):
        return "ignored", "shape"
    return "ok", (envelope["id"], message)


def write_envelope(envelope_id, message):
    """Serializes a message; an invalid one raises ValueError or TypeError."""
    content = {"v": PROTOCOL, "id": envelope_id, "m": {"namespace": "penpal", **message}}
    text = json.dumps(content, ensure_ascii=False, allow_nan=False, separators=(",", ":"))
    if len(text.encode("utf-8", "surrogatepass")) > MESSAGE_LIMIT:
        raise ValueError(f"a message may have {MESSAGE_LIMIT} bytes")
    return text


# ---------------------------------------------------------------------------------------------- the app's side


class Bridge:
    """The app's side of one page. Every handshake of the page gets a response, so that it may reload at any time.

    send      sends a message to the page
    context   returns the launch context, without `protocol` and `capabilities`, at each start of the page
    handlers  by name of the method: handler(argument, answer); call answer(result) once, now or later
    """

    def __init__(self, send, context, handlers, on_connect=lambda: None, on_problem=lambda text: None):
        self._send_text = send
        self._context = context
        self._handlers = {**handlers, "getLaunchContext": self._answer_context}
        self._on_connect = on_connect
        self._on_problem = on_problem
        self._own_id = ""
        self._prefix = secrets.token_hex(6)
        self._count = 0
        self._seen = OrderedDict()
        self._waiting = {}
        self._page_id = None
        self._is_newer_told = False
        self.is_started = False
        self.is_connected = False

    def start(self):
        """Starts the handshake; until then every message of the page is ignored, and the page retries or receives this."""
        # One id for each start: a page treats a handshake with a known id as a repetition.
        self._own_id = secrets.token_hex(16)
        self.is_started = True
        self.announce()

    def announce(self):
        """Starts the handshake with a page that has sent nothing yet: call it when a page is loaded."""
        if self.is_started and not self.is_connected:
            self._send({"type": "SYN", "participantId": self._own_id})

    def stop(self):
        """Disconnects."""
        self._send({"type": "DESTROY"})
        self.is_started = False
        self.page_gone()

    def page_gone(self):
        """The page was left or has crashed: there are no more responses."""
        waiting, self._waiting = self._waiting, {}
        self.is_connected = False
        self._page_id = None
        for done in waiting.values():
            done(None, BridgeError("ABORTED", "the page is gone"))

    def call(self, method, argument=None, done=lambda result, error: None):
        """Calls the page; done(result, error) is called once. The caller sets the time limit; `forget` ends the wait."""
        if not self.is_connected:
            done(None, BridgeError("UNAVAILABLE", f"{method}: no page is connected"))
            return None
        call_id = self._next_id()
        self._waiting[call_id] = done
        arguments = [] if argument is None else [argument]
        self._send({"type": "CALL", "id": call_id, "methodPath": [method], "args": arguments})
        return call_id

    def forget(self, call_id):
        """Stops waiting; True if there was no response."""
        return self._waiting.pop(call_id, None) is not None

    def receive(self, text):
        """A message of the page, whose origin and frame were checked before."""
        if not self.is_started:
            return
        status, content = read_envelope(text)
        if status == "newer" and not self._is_newer_told:
            self._is_newer_told = True
            self._on_problem(f"the page speaks {content}, this app {PROTOCOL}")
        if status != "ok":
            return
        envelope_id, message = content
        if envelope_id in self._seen:
            return
        self._seen[envelope_id] = True
        while len(self._seen) > REMEMBERED_IDS:
            self._seen.popitem(last=False)
        getattr(self, "_on_" + message["type"].lower())(message)

    def _on_syn(self, message):
        page_id = message["participantId"]
        if page_id == self._page_id and self.is_connected:
            return
        is_new = page_id != self._page_id
        if is_new:
            self.page_gone()
            self._page_id = page_id
            self._send({"type": "SYN", "participantId": self._own_id})
        # The side whose id sorts last leads.
        if self._own_id > page_id:
            names = sorted(self._handlers)
            self._send({"type": "ACK1", "methodPaths": [[name] for name in names]})

    def _on_ack1(self, _message):
        self._send({"type": "ACK2"})
        self._connected()

    def _on_ack2(self, _message):
        self._connected()

    def _connected(self):
        if self._page_id is not None and not self.is_connected:
            self.is_connected = True
            self._on_connect()

    def _on_destroy(self, _message):
        self.page_gone()

    def _on_reply(self, message):
        done = self._waiting.pop(message["callId"], None)
        if done is None:
            return
        value = message.get("value")
        if message.get("isError") is not True:
            done(value, None)
            return
        fields = value if isinstance(value, dict) else {}
        code = fields.get("code") or fields.get("penpalCode") or "UNAVAILABLE"
        done(None, BridgeError(str(code), str(fields.get("message", ""))))

    def _on_call(self, message):
        if not self.is_connected:
            return
        call_id, name, page_id = message["id"], message["methodPath"][0], self._page_id
        handler = self._handlers.get(name)
        if handler is None:
            value = {"name": "PenpalError", "message": f"Method `{name}` is not found.", "penpalCode": "METHOD_NOT_FOUND"}
            self._reply(call_id, {"value": value, "isError": True, "isSerializedErrorInstance": True})
            return
        is_answered = False

        def answer(result=None):
            nonlocal is_answered
            # A late response must not reach the page that replaced the caller.
            if is_answered or self._page_id != page_id:
                return
            is_answered = True
            if isinstance(result, BridgeError):
                value = {"name": "PawletError", "code": result.code, "message": str(result)}
                self._reply(call_id, {"value": value, "isError": True})
            else:
                self._reply(call_id, {"value": result})

        try:
            handler(message["args"][0] if message["args"] else None, answer)
        except BridgeError as error:
            answer(error)
        except Exception:  # noqa: BLE001 - an error of a handler must not leave the page waiting
            answer(BridgeError("UNAVAILABLE", f"{name} failed in the app"))
            raise

    def _reply(self, call_id, fields):
        try:
            self._send({"type": "REPLY", "callId": call_id, **fields})
        except (TypeError, ValueError) as error:
            value = {"name": "PawletError", "code": "PROTOCOL", "message": f"cannot be sent: {error}"}
            self._send({"type": "REPLY", "callId": call_id, "value": value, "isError": True})

    def _answer_context(self, _argument, answer):
        capabilities = [name for name in CAPABILITIES if name in self._handlers]
        answer({"protocol": PROTOCOL, **self._context(), "capabilities": capabilities})

    def _next_id(self):
        self._count += 1
        return f"{self._prefix}-{self._count}"

    def _send(self, message):
        self._send_text(write_envelope(self._next_id(), message))
