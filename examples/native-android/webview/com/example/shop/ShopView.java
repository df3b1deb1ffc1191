package com.example.shop;

import android.annotation.SuppressLint;
import android.content.Context;
import android.net.Uri;
import android.os.Handler;
import android.os.Looper;
import android.webkit.ValueCallback;
import android.webkit.WebMessage;
import android.webkit.WebMessagePort;
import android.webkit.WebSettings;
import android.webkit.WebView;
import android.webkit.WebViewClient;
import java.util.Map;
import java.util.UUID;

/**
 * A web view with one page of the shop, for API 23 and newer without androidx. Messages go through a message port that
 * is sent to the main frame of exactly the shop's origin: no other frame, and no later page, has it.
 * `addJavascriptInterface` is not used, because every frame could call it.
 */
@SuppressLint("ViewConstructor")
public final class ShopView extends WebView {
    /** The app's handlers for what leaves this view. */
    public interface Outside {
        /** Opens an https, mailto or tel URL in another app. */
        void open(String address);

        /** The page did not handle "back". */
        void back();
    }

    private static final long BACK_LIMIT_MS = 300;
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

    private final String address;
    private final String origin;
    private final Host host;
    private final Outside outside;
    private final Handler mainThread = new Handler(Looper.getMainLooper());
    private Bridge bridge;
    private WebMessagePort port;

    @SuppressLint("SetJavaScriptEnabled")
    public ShopView(Context context, String address, Host host, Outside outside) {
        super(context);
        this.address = address;
        this.origin = Addresses.origin(address);
        if (origin == null) throw new IllegalArgumentException(address + " is no http or https address");
        this.host = host;
        this.outside = outside;
        WebSettings settings = getSettings();
        settings.setJavaScriptEnabled(true);
        settings.setDomStorageEnabled(true);
        settings.setAllowFileAccess(false);
        settings.setAllowContentAccess(false);
        settings.setMixedContentMode(WebSettings.MIXED_CONTENT_NEVER_ALLOW);
        setWebViewClient(new Client());
    }

    public void load() {
        loadUrl(address);
    }

    /** Sends changes to the page: token, language, theme ...; null removes a field. */
    public void update(Map<String, Object> changes) {
        if (bridge != null) bridge.call("updateContext", changes, new Ignored());
    }

    /** The app returned to the foreground. */
    public void resumePage() {
        if (bridge != null) bridge.call("resume", null, new Ignored());
    }

    /** Makes the page go back; if it does not respond within 300 ms, the app goes back itself. */
    public void back() {
        final boolean[] isSettled = {false};
        final Runnable leave = new Runnable() {
            @Override
            public void run() {
                if (isSettled[0]) return;
                isSettled[0] = true;
                outside.back();
            }
        };
        if (bridge == null) {
            leave.run();
            return;
        }
        mainThread.postDelayed(leave, BACK_LIMIT_MS);
        bridge.call("back", null, new Ignored() {
            @Override
            public void done(Object result) {
                if (result instanceof Map && Boolean.TRUE.equals(((Map<?, ?>) result).get("handled"))) isSettled[0] = true;
                else leave.run();
            }

            @Override
            public void failed(BridgeException error) {
                leave.run();
            }
        });
    }

    @Override
    public void destroy() {
        closePort();
        super.destroy();
    }

    /** Opens a URL in another app, if its scheme is one of the three safe ones. */
    public boolean openOutside(String target) {
        if (!Addresses.isSafeOutside(target)) return false;
        outside.open(target);
        return true;
    }

    private void closePort() {
        if (bridge != null) bridge.pageGone();
        if (port != null) port.close();
        bridge = null;
        port = null;
    }

    private void connect() {
        // A frame of another origin may post messages to the page too, but does not have the secret.
        final String secret = UUID.randomUUID().toString();
        String script = SHIM + "(" + Json.write(origin) + ", " + Json.write(secret) + ")";
        evaluateJavascript(script, new ValueCallback<String>() {
            @Override
            public void onReceiveValue(String value) {
                if ("true".equals(value)) openPort(secret);
            }
        });
    }

    private void openPort(String secret) {
        closePort();
        WebMessagePort[] channel = createWebMessageChannel();
        final WebMessagePort own = channel[0];
        final Bridge next = new Bridge(new Bridge.Sender() {
            @Override
            public void send(String text) {
                own.postMessage(new WebMessage(text));
            }
        }, host);
        own.setWebMessageCallback(new WebMessagePort.WebMessageCallback() {
            @Override
            public void onMessage(WebMessagePort from, WebMessage message) {
                if (bridge == next) next.receive(message.getData());
            }
        });
        port = own;
        bridge = next;
        // Delivered to the main frame only if its origin is this one.
        postWebMessage(new WebMessage(secret, new WebMessagePort[] {channel[1]}), Uri.parse(origin));
        next.start();
    }

    private class Client extends WebViewClient {
        @Override
        @SuppressWarnings("deprecation") // the newer one requires API 24
        public boolean shouldOverrideUrlLoading(WebView view, String url) {
            if (origin.equals(Addresses.origin(url))) return false;
            openOutside(url);
            return true;
        }

        @Override
        public void onPageFinished(WebView view, String url) {
            if (origin.equals(Addresses.origin(url))) connect();
        }
    }

    private static class Ignored implements Host.Answer {
        @Override
        public void done(Object result) {}

        @Override
        public void failed(BridgeException error) {}
    }
}
