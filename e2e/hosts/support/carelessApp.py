"""The example app with the mistake that it shows how to avoid: a handler for every frame and every script."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[3] / "examples" / "native-webkit"))

import app  # noqa: E402


class CarelessView(app.ShopView):
    def _create_content(self):
        content = app.WebKit2.UserContentManager()
        content.register_script_message_handler("pawlet")
        content.connect("script-message-received::pawlet", self._on_script_message)
        return content


app.main(CarelessView)
