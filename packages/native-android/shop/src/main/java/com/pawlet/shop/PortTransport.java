package com.pawlet.shop;

import android.net.Uri;
import android.webkit.ValueCallback;
import android.webkit.WebMessage;
import android.webkit.WebMessagePort;
import android.webkit.WebView;
import com.pawlet.shop.bridge.Bridge;
import com.pawlet.shop.bridge.Json;
import java.util.UUID;

/**
 * Messages through a message port, for API 23 and newer without androidx. The port is sent to the main frame of exactly
 * the shop's origin: no other frame, and no later page, has it. {@code addJavascriptInterface} is not used, because
 * every frame could call it.
 */
final class PortTransport implements Transport {
    /** Injects the app's object into the page, which then communicates through the port that comes with the secret. */
    private static final String SHIM = "(function (origin, secret) {"
            + "if (window.top !== window || location.origin !== origin || window.PawletAndroid) return false;"
            + "addEventListener('message', function hear(event) {"
            + "if (event.data !== secret || !event.ports[0]) return;"
            + "event.stopImmediatePropagation(); removeEventListener('message', hear, true);"
            + "var port = event.ports[0];"
            + "Object.defineProperty(window, 'PawletAndroid', {value: Object.freeze({"
            + "postMessage: function (text) { port.postMessage(String(text)); }})});"
            + "port.onmessage = function (message) {"
            + "if (window.__pawletBridge) window.__pawletBridge.receive(message.data); };"
            + "}, true); return true; })";

    private final WebView view;
    private final String origin;
    private final Connector connector;
    private Bridge bridge;
    private WebMessagePort port;

    PortTransport(WebView view, String origin, Connector connector) {
        this.view = view;
        this.origin = origin;
        this.connector = connector;
    }

    @Override
    public Bridge bridge() {
        return bridge;
    }

    @Override
    public void onPageLoaded() {
        // A frame of another origin may post messages to the page too, but does not have the secret.
        final String secret = UUID.randomUUID().toString();
        String script = SHIM + "(" + Json.write(origin) + ", " + Json.write(secret) + ")";
        view.evaluateJavascript(script, new ValueCallback<String>() {
            @Override
            public void onReceiveValue(String value) {
                if ("true".equals(value)) openPort(secret);
            }
        });
    }

    @Override
    public void close() {
        if (bridge != null) bridge.pageGone();
        if (port != null) port.close();
        bridge = null;
        port = null;
    }

    private void openPort(String secret) {
        close();
        WebMessagePort[] channel = view.createWebMessageChannel();
        final WebMessagePort own = channel[0];
        final Bridge next = connector.connect(text -> own.postMessage(new WebMessage(text)));
        own.setWebMessageCallback(new WebMessagePort.WebMessageCallback() {
            @Override
            public void onMessage(WebMessagePort from, WebMessage message) {
                if (bridge == next) next.receive(message.getData());
            }
        });
        port = own;
        bridge = next;
        // Delivered to the main frame only if its origin is this one.
        view.postWebMessage(new WebMessage(secret, new WebMessagePort[] {channel[1]}), Uri.parse(origin));
        next.start();
    }
}
