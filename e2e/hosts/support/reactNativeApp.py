"""A WebKit view with the message function of react-native-webview; the bridge itself runs in the test, in Node."""

import json
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[3] / "examples" / "native-webkit"))

import app  # noqa: E402

# As react-native-webview defines it on iOS: in the page's own world, in the main frame, before its scripts.
FUNCTION = """window.ReactNativeWebView = {
  postMessage: (data) => window.webkit.messageHandlers.ReactNativeWebView.postMessage(String(data)),
};"""


class ReactNativeView(app.ShopView):
    def _create_content(self):
        content = app.WebKit2.UserContentManager()
        content.register_script_message_handler("ReactNativeWebView")
        content.connect("script-message-received::ReactNativeWebView", self._on_script_message)
        content.add_script(
            app.WebKit2.UserScript.new(
                FUNCTION,
                app.WebKit2.UserContentInjectedFrames.TOP_FRAME,
                app.WebKit2.UserScriptInjectionTime.START,
                None,
                None,
            )
        )
        return content

    def _on_decide_policy(self, _view, _decision, _kind):
        # The package decides, and the tests need a page that it would not have loaded.
        return False

    def _on_script_message(self, _content, result):
        # react-native-webview reports the address of the page and leaves the rest to the app.
        argument = {"data": result.get_js_value().to_string(), "url": self.view.get_uri() or ""}
        print(json.dumps({"event": "call", "method": "message", "argument": argument}), flush=True)


app.main(ReactNativeView)
