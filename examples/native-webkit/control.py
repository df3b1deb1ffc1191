"""Lines of JSON on stdin and stdout, with which a test controls the app: your own app does not need it."""

import base64
import json
import sys
import time

from gi.repository import Gdk, Gio, GLib, Gtk


# A PNG of one pixel.
PHOTO = (
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="
)


class Control:
    def __init__(self, arguments, account):
        self._arguments = arguments
        self._first = dict(vars(arguments))
        self._account = account
        self._shop = None
        self._fresh = []
        self._wallet_answers = []

    def watch(self, handlers):
        """The handlers, with each call reported; those that need a user respond at once."""

        def told(name, handler):
            def handle(argument, answer):
                self._say({"event": "call", "method": name, "argument": argument})
                handler(argument, answer)

            return handle

        photo = base64.b64decode(PHOTO)
        scripted = {
            "pay": lambda _argument, answer: answer("done"),
            "scanCode": lambda _argument, answer: answer("PAWLET-1"),
            "listDevices": lambda _argument, answer: answer([{"id": "c1", "name": "Cam", "model": "P1"}]),
            "requestToken": self._request_token,
            "share": lambda _argument, answer: answer("done"),
            "chooseImage": lambda _argument, answer: answer(
                [{"id": "photo", "name": "photo.png", "type": "image/png", "size": len(photo)}]
            ),
            "readFile": lambda argument, answer: answer(
                {"data": base64.b64encode(photo[argument["offset"] :]).decode()}
            ),
            "getLocation": lambda _argument, answer: answer(
                {"status": "done", "position": {"latitude": 52.5, "longitude": 13.42, "accuracy": 20}}
            ),
            "login": lambda _argument, answer: answer(None),
            "setReminder": lambda _argument, answer: answer("done"),
            "track": lambda _argument, answer: answer(),
            "close": lambda _argument, answer: answer("done"),
        }
        for wallet in filter(None, self._arguments.wallets.split(",")):
            scripted[f"pay.{wallet}"] = lambda _argument, answer: self._wallet_answers.append(answer)
        return {name: told(name, handler) for name, handler in {**handlers, **scripted}.items()}

    def on_connect(self):
        self._say({"event": "connected"})

    def open_outside(self, url):
        self._say({"event": "outside", "url": url})

    def use(self, shop):
        self._shop = shop

    def listen(self, window, open_shop, failure):
        self._window = window
        self._open_shop = open_shop
        self._failure = failure
        self._input = Gio.DataInputStream.new(Gio.UnixInputStream.new(sys.stdin.fileno(), False))
        self._read()

    def _read(self):
        self._input.read_line_async(GLib.PRIORITY_DEFAULT, None, self._on_line)

    def _on_line(self, stream, result):
        line, _length = stream.read_line_finish_utf8(result)
        if line is None:
            Gtk.main_quit()
            return
        command = json.loads(line)
        answer = lambda value=None: self._say({"id": command["id"], "value": value})  # noqa: E731
        getattr(self, "_do_" + command["do"])(command, answer)
        self._read()

    def _say(self, content):
        print(json.dumps(content), flush=True)

    def _request_token(self, _argument, answer):
        if self._fresh:
            self._account.token, self._account.expires_in = self._fresh.pop(0)
        answer(self._account.grant() or None)

    def _do_wallet(self, command, answer):
        """The wallets that are open end with this outcome."""
        for settle in self._wallet_answers:
            for _ in range(command.get("times", 1)):
                settle(command["outcome"])
        self._wallet_answers = []
        answer("done")

    def _do_record_opening(self, command, answer):
        """Opens the shop, and returns what the window shows for these milliseconds: a sample of each frame."""
        frames = []
        started = time.perf_counter()
        self._open_shop()

        def record():
            at = (time.perf_counter() - started) * 1000
            frames.append({"at": at, **self._sample_window()})
            if at < command["ms"]:
                return GLib.SOURCE_CONTINUE
            answer(frames)
            return GLib.SOURCE_REMOVE

        GLib.timeout_add(16, record)

    def _sample_window(self):
        """The share of white points in the window, and how many colors it has."""
        surface = self._window.get_window()
        picture = Gdk.pixbuf_get_from_window(surface, 0, 0, surface.get_width(), surface.get_height())
        pixels, stride, size = picture.get_pixels(), picture.get_rowstride(), picture.get_n_channels()
        points = [
            tuple(pixels[y * stride + x * size : y * stride + x * size + 3])
            for y in range(0, picture.get_height(), 12)
            for x in range(0, picture.get_width(), 8)
        ]
        white = sum(1 for point in points if min(point) >= 250)
        return {"white": white / len(points), "colors": len(set(points))}

    def _do_failure(self, _command, answer):
        """The reason that the shopper reads, None while the shop is shown."""
        answer(self._failure.reason.get_text() if self._failure.get_visible() else None)

    def _do_retry(self, _command, answer):
        self._failure.button.clicked()
        answer("done")

    def _do_start(self, _command, answer):
        self._shop.bridge.start()
        answer()

    def _do_configure(self, command, answer):
        """Another app from the next page on: options that are not set are as at the start of the process."""
        vars(self._arguments).update({**self._first, **command["arguments"]})
        self._account.token = self._arguments.token
        self._account.expires_in = self._arguments.token_expires_in
        self._fresh.clear()
        answer()

    def _do_stop(self, _command, answer):
        self._shop.bridge.stop()
        answer()

    def _do_update(self, command, answer):
        self._shop.bridge.call("updateContext", command["changes"], lambda _result, error: answer(str(error or "done")))

    def _do_fresh(self, command, answer):
        self._fresh.append((command["token"], command.get("expiresIn")))
        answer()

    def _do_back(self, _command, answer):
        started = time.perf_counter()
        self._shop.back(lambda handled: answer({"handled": handled, "ms": (time.perf_counter() - started) * 1000}))

    def _do_resume(self, _command, answer):
        self._shop.bridge.call("resume", None, lambda _result, error: answer(str(error or "done")))

    def _do_navigate(self, command, answer):
        self._shop.bridge.call("navigate", {"route": command["route"]}, lambda result, _error: answer(result))

    def _do_reload(self, _command, answer):
        self._shop.view.reload()
        answer()

    def _do_load(self, command, answer):
        self._shop.view.load_uri(command["url"])
        answer()

    def _do_crash(self, _command, answer):
        self._shop.view.terminate_web_process()
        answer()

    def _do_tab(self, command, answer):
        """Presses the Tab key this many times."""
        view = self._shop.view
        view.grab_focus()
        keyboard = view.get_display().get_default_seat().get_keyboard()
        for _time in range(command["times"]):
            for kind in (Gdk.EventType.KEY_PRESS, Gdk.EventType.KEY_RELEASE):
                event = Gdk.Event.new(kind)
                event.window = view.get_window()
                event.keyval = Gdk.KEY_Tab
                event.hardware_keycode = 23
                event.send_event = True
                event.set_device(keyboard)
                view.event(event)
        GLib.timeout_add(100, lambda: answer() or GLib.SOURCE_REMOVE)

    def _do_evaluate(self, command, answer):
        """A function body, run in the page; it may be asynchronous."""

        def done(view, result):
            try:
                value = view.call_async_javascript_function_finish(result)
                answer({"value": json.loads(value.to_json(0) or "null")})
            except GLib.Error as error:
                answer({"error": error.message})

        self._shop.view.call_async_javascript_function(command["body"], -1, None, None, None, None, done)

    def _do_roundTrips(self, command, answer):  # noqa: N802 - the name of the command
        """Calls the page this many times sequentially; returns the milliseconds of each."""
        took = []

        def step(_result=None, error=None):
            if started:
                took.append((time.perf_counter() - started.pop()) * 1000)
            if error is not None or len(took) == command["count"]:
                answer({"error": str(error) if error else None, "ms": took})
                return
            started.append(time.perf_counter())
            self._shop.bridge.call("updateContext", {}, step)

        started = []
        step()
