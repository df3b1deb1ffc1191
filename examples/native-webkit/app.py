#!/usr/bin/python3
"""A small app that shows a page of the shop in WebKit and is its embedder.

    ./app.py 'http://localhost:8787/widget.html#/cart' --app-version 2.3.0 --language de

Debian: apt-get install python3-gi gir1.2-webkit2-4.1; without a screen: xvfb-run -a ./app.py ...
"""

import argparse
import json
import sys
from pathlib import Path
from urllib.parse import urlsplit
from xml.etree import ElementTree

import gi

gi.require_version("Gdk", "3.0")
gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gdk, GLib, Gtk, WebKit2  # noqa: E402 - after the versions were chosen

from bridge import Bridge  # noqa: E402

WORLD = "pawlet-app"
OUTSIDE = ("https", "mailto", "tel")
INSIDE = ("https", "http", "about", "blob")
BACK_LIMIT_MS = 300
#: The shop's colours behind a page. They are seen until the page is painted: without them that is white.
BACKGROUNDS = {"light": "#f5f5f7", "dark": "#111113"}

# Runs in the app's own script world, in the main frame, before the page's scripts. They cannot reach this world, and a
# frame of another origin cannot dispatch an event at the page's window.
RELAY = """(() => {
  // The URL list of a user script ignores ports, so the origin is compared here.
  if (window.top !== window || location.origin !== %s) return;
  const { pawlet } = window.webkit.messageHandlers;
  window.addEventListener('pawlet:native', (event) => {
    if (typeof event.detail === 'string') pawlet.postMessage(event.detail);
  });
  document.documentElement.dataset.pawletBridge = 'webkit';
})();"""


def origin_of(address):
    """Scheme, host and port as a browser writes them, None without an origin."""
    try:
        parts = urlsplit(address)
        port = parts.port
    except ValueError:
        return None
    if parts.scheme not in ("http", "https") or not parts.hostname:
        return None
    usual = {"http": 80, "https": 443}[parts.scheme]
    host = f"[{parts.hostname}]" if ":" in parts.hostname else parts.hostname
    return f"{parts.scheme}://{host}" + ("" if port in (None, usual) else f":{port}")


class ShopView:
    """A web view with one page of the shop, and the bridge to it."""

    def __init__(
        self,
        address,
        context,
        handlers,
        on_connect=lambda: None,
        open_outside=None,
        background=BACKGROUNDS["light"],
        on_failure=lambda _reason: None,
    ):
        self.address = address
        self.origin = origin_of(address)
        if self.origin is None:
            raise ValueError(f"{address} is no http or https address")
        self._open_outside = open_outside or (lambda url: Gtk.show_uri_on_window(None, url, Gdk.CURRENT_TIME))
        self._crashes = 0
        self._on_failure = on_failure
        self.bridge = Bridge(self._deliver, context, handlers, on_connect, lambda text: print(text, file=sys.stderr))

        self.view = WebKit2.WebView(
            user_content_manager=self._create_content(), web_context=WebKit2.WebContext.new_ephemeral(), visible=True
        )
        color = Gdk.RGBA()
        color.parse(background)
        self.view.set_background_color(color)
        self.view.connect("decide-policy", self._on_decide_policy)
        self.view.connect("load-changed", self._on_load_changed)
        self.view.connect("load-failed", self._on_load_failed)
        self.view.connect("load-failed-with-tls-errors", self._on_insecure)
        self.view.connect("web-process-terminated", self._on_crash)

    def _create_content(self):
        content = WebKit2.UserContentManager()
        content.register_script_message_handler_in_world("pawlet", WORLD)
        content.connect("script-message-received::pawlet", self._on_script_message)
        content.add_script(
            WebKit2.UserScript.new_for_world(
                RELAY % json.dumps(self.origin),
                WebKit2.UserContentInjectedFrames.TOP_FRAME,
                WebKit2.UserScriptInjectionTime.START,
                WORLD,
                None,
                None,
            )
        )
        return content

    def load(self):
        self.view.load_uri(self.address)

    def back(self, then):
        """Calls the page first; then(handled) is called within 300 ms."""
        settled = []

        def settle(handled):
            if not settled:
                settled.append(True)
                then(handled)
            return GLib.SOURCE_REMOVE

        def done(result, _error):
            settle(isinstance(result, dict) and result.get("handled") is True)

        GLib.timeout_add(BACK_LIMIT_MS, settle, False)
        self.bridge.call("back", None, done)

    def open_outside(self, url):
        """Opens a URL in another app, if its scheme is one of the three safe ones."""
        if not isinstance(url, str) or urlsplit(url).scheme not in OUTSIDE:
            return "failed"
        self._open_outside(url)
        return "done"

    def _deliver(self, text):
        # Another page may have loaded meanwhile: the origin is compared in the same script.
        script = (
            f"location.origin === {json.dumps(self.origin)} && "
            f"globalThis.__pawletBridge && void __pawletBridge.receive({json.dumps(text)})"
        )
        self.view.evaluate_javascript(script, -1, None, None, None, None)

    def _on_script_message(self, _content, result):
        value = result.get_js_value()
        # The web view's address can run ahead of the page; both must be the shop's.
        if value.is_string() and origin_of(self.view.get_uri() or "") == self.origin:
            self.bridge.receive(value.to_string())

    def _on_decide_policy(self, _view, decision, kind):
        if kind == WebKit2.PolicyDecisionType.RESPONSE:
            if not decision.is_main_frame_main_resource():
                return False
            url = decision.get_request().get_uri()
            if origin_of(url) == self.origin:
                if decision.get_response().get_status_code() < 500:
                    return False
                decision.ignore()
                self._on_failure("server")
                return True
            decision.ignore()
            self.open_outside(url)
            return True
        action = decision.get_navigation_action()
        url = action.get_request().get_uri()
        is_link = (
            kind == WebKit2.PolicyDecisionType.NEW_WINDOW_ACTION
            or action.get_navigation_type() == WebKit2.NavigationType.LINK_CLICKED
        )
        # Other navigations, such as a frame of the page or a redirect, are checked again when their response arrives.
        if origin_of(url) == self.origin or (urlsplit(url).scheme in INSIDE and not is_link):
            return False
        decision.ignore()
        self.open_outside(url)
        return True

    def _on_load_changed(self, _view, event):
        # The page starts a handshake on each load; before that nothing responds.
        if event == WebKit2.LoadEvent.COMMITTED:
            self.bridge.page_gone()
        elif event == WebKit2.LoadEvent.FINISHED:
            self.bridge.announce()

    def _on_load_failed(self, _view, _event, _address, error):
        # What was cancelled or left to another app has not failed.
        if error.domain != "WebKitNetworkError" and error.domain != "WebKitPolicyError":
            self._on_failure("offline")
        # Without this the view shows a page of its own.
        return True

    def _on_insecure(self, _view, _address, _certificate, _errors):
        self._on_failure("insecure")
        return True

    def _on_crash(self, _view, _reason):
        self.bridge.page_gone()
        self._crashes += 1
        if self._crashes <= 3:
            self.load()
        else:
            self._on_failure("crashed")


class RetryScreen(Gtk.Box):
    """Says why the shop cannot be shown, with the texts of the Android library, and loads it again."""

    TEXTS = Path(__file__).resolve().parents[2] / "packages/native-android/shop/src/main/res"

    def __init__(self, language, retry):
        super().__init__(orientation=Gtk.Orientation.VERTICAL, spacing=16, margin=24, valign=Gtk.Align.CENTER)
        folder = self.TEXTS / f"values-{language[:2].lower()}"
        # English is the default of Android's resources.
        strings = (folder if folder.is_dir() else self.TEXTS / "values") / "strings.xml"
        self._texts = {each.get("name"): each.text for each in ElementTree.parse(strings).getroot()}
        title = Gtk.Label(label=self._text("title"), wrap=True, visible=True)
        self.reason = Gtk.Label(wrap=True, visible=True)
        self.button = Gtk.Button(label=self._text("button"), visible=True)
        self.button.connect("clicked", lambda _button: (self.hide(), retry()))
        for each in (title, self.reason, self.button):
            self.add(each)

    def _text(self, name):
        return self._texts[f"pawlet_retry_{name}"]

    def say(self, reason):
        self.reason.set_text(self._text(reason))
        self.show()


class Account:
    """The token of the logged-in user; a real app requests a new one from its server."""

    def __init__(self, token, expires_in):
        self.token = token
        self.expires_in = expires_in

    def grant(self):
        if self.token is None:
            return {}
        if self.expires_in is None:
            return {"token": self.token}
        return {"token": self.token, "tokenExpiresIn": self.expires_in}


def create_handlers(window, account, shop):
    """The app's methods. `shop` returns the ShopView, which is created after this."""

    def open_url(argument, answer):
        answer(shop().open_outside(argument["url"]))

    def pay(argument, answer):
        # A wallet opens outside; the page gets the payment result from the shop's server.
        answer(shop().open_outside(argument["payment"]))

    def copy(argument, answer):
        Gtk.Clipboard.get(Gdk.SELECTION_CLIPBOARD).set_text(argument["text"], -1)
        answer("done")

    def share(argument, answer):
        copy({"text": argument["url"]}, lambda _outcome: answer("copied"))

    def set_title(argument, answer):
        window.set_title(argument["title"])
        answer()

    def close(_argument, answer):
        answer("done")
        window.close()

    def request_token(_argument, answer):
        answer(account.grant() or None)

    def go_back(_argument, answer):
        answer("done")
        window.close()

    def emit(argument, answer):
        print(f"{argument['name']} {json.dumps(argument['detail'])}", file=sys.stderr)
        answer()

    def report_height(_argument, answer):
        answer()

    return {
        "openUrl": open_url,
        "pay": pay,
        "copy": copy,
        "share": share,
        "setTitle": set_title,
        "close": close,
        "back": go_back,
        "requestToken": request_token,
        "emit": emit,
        "reportHeight": report_height,
    }


def read_arguments(arguments=None):
    parser = argparse.ArgumentParser(description="Shows a page of the shop.")
    parser.add_argument("address")
    parser.add_argument("--app-version")
    parser.add_argument("--platform", default="ios", choices=["ios", "android", "mini-program", "web"])
    parser.add_argument("--token")
    parser.add_argument("--token-expires-in", type=float)
    parser.add_argument("--language", default="zh")
    parser.add_argument("--country", default="CHN")
    parser.add_argument("--theme", choices=["light", "dark"])
    parser.add_argument("--wallets", default="", help="wallets that pay in the app, for tests: wechat,alipay")
    parser.add_argument("--opens-later", action="store_true", help="shows a screen of the app until it is told to open")
    parser.add_argument("--preload", action="store_true", help="with --opens-later: loads the shop before it is opened")
    parser.add_argument("--late", action="store_true", help="does not answer the page before it is told to")
    parser.add_argument("--control", action="store_true", help="takes commands as lines of JSON, for tests")
    return parser.parse_args(arguments)


def launch_context(arguments, account):
    context = {
        "platform": arguments.platform,
        "language": arguments.language,
        "country": arguments.country,
        "appVersion": arguments.app_version,
        "theme": arguments.theme,
        **account.grant(),
    }
    return {name: value for name, value in context.items() if value is not None}


def main(view=ShopView):
    arguments = read_arguments()
    account = Account(arguments.token, arguments.token_expires_in)
    # The page's media query follows it, so that the first frame has the app's colours.
    is_dark = arguments.theme == "dark"
    Gtk.Settings.get_default().set_property("gtk-application-prefer-dark-theme", is_dark)
    window = Gtk.Window(title="Pawlet", default_width=390, default_height=844)
    # The app's own screen covers the shop: a view that is in no window draws nothing and loads no pictures.
    screens = Gtk.Overlay(visible=True)
    own = Gtk.TextView(visible=arguments.opens_later, editable=False)
    screens.add_overlay(own)
    failure = RetryScreen(arguments.language, lambda: shops[0].load())
    screens.add_overlay(failure)
    shops = []
    handlers = create_handlers(window, account, lambda: shops[0])
    control = None
    if arguments.control:
        from control import Control

        control = Control(arguments, account)
        handlers = control.watch(handlers)

    def load_shop():
        shop = view(
            arguments.address,
            lambda: launch_context(arguments, account),
            handlers,
            on_connect=control.on_connect if control else lambda: None,
            open_outside=control.open_outside if control else None,
            background=BACKGROUNDS["dark" if is_dark else "light"],
            on_failure=failure.say,
        )
        shops.append(shop)
        screens.add(shop.view)
        if control:
            control.use(shop)
        if not arguments.late:
            shop.bridge.start()
        shop.load()

    def open_shop():
        # A shop that was loaded before is there at once.
        if not shops:
            load_shop()
        own.hide()

    window.add(screens)
    window.connect("destroy", Gtk.main_quit)
    if control:
        control.listen(window, open_shop, failure)
    if arguments.preload:
        load_shop()
    if not arguments.opens_later:
        open_shop()
    window.show()
    Gtk.main()


if __name__ == "__main__":
    main()
