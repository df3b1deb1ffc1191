package com.example.shop;

// Not compiled in this repository: androidx.webkit is not available as a Debian package.

import android.content.Context;
import android.net.Uri;
import android.webkit.WebView;
import androidx.webkit.JavaScriptReplyProxy;
import androidx.webkit.WebMessageCompat;
import androidx.webkit.WebViewCompat;
import androidx.webkit.WebViewFeature;
import java.util.Collections;

/**
 * The same with androidx.webkit 1.3 or newer, to be preferred where it is supported: `PawletAndroid` is in the page
 * before its first script, in frames of the shop's origin only, and Android reports the sending frame.
 */
public final class ListenedShopView {
    private final WebView view;
    private final String origin;
    private final Host host;
    private Bridge bridge;

    /** Returns null where the system's WebView is too old; use ShopView there. Call it before the page is loaded. */
    public static ListenedShopView listen(WebView view, String address, Host host) {
        if (!WebViewFeature.isFeatureSupported(WebViewFeature.WEB_MESSAGE_LISTENER)) return null;
        return new ListenedShopView(view, Addresses.origin(address), host);
    }

    private ListenedShopView(WebView view, String origin, Host host) {
        this.view = view;
        this.origin = origin;
        this.host = host;
        WebViewCompat.addWebMessageListener(view, "PawletAndroid", Collections.singleton(origin), this::onMessage);
    }

    /** The bridge to the page that sent the last message; null before the first one. */
    public Bridge bridge() {
        return bridge;
    }

    private JavaScriptReplyProxy partner;

    private void onMessage(
            WebView from, WebMessageCompat message, Uri source, boolean isMainFrame, JavaScriptReplyProxy proxy) {
        if (!isMainFrame || !origin.equals(Addresses.origin(source.toString()))) return;
        // Each document has its own proxy: messages for one page never reach the next.
        if (proxy != partner) {
            if (bridge != null) bridge.pageGone();
            partner = proxy;
            bridge = new Bridge(proxy::postMessage, host);
            bridge.start();
        }
        bridge.receive(message.getData());
    }
}
