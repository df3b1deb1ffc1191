package com.pawlet.shop.optional;

import android.net.Uri;
import android.webkit.WebView;
import androidx.webkit.JavaScriptReplyProxy;
import androidx.webkit.WebMessageCompat;
import androidx.webkit.WebViewCompat;
import androidx.webkit.WebViewFeature;
import com.pawlet.shop.Addresses;
import com.pawlet.shop.Transport;
import com.pawlet.shop.bridge.Bridge;
import java.util.Collections;

/**
 * Messages through androidx.webkit 1.3 or newer, preferred where it is supported: {@code PawletAndroid} is in the page
 * before its first script, in frames of the shop's origin only, and Android reports the sending frame.
 */
public final class ListenerTransport implements Transport {
    /** Loaded by its name, so that an app without androidx.webkit works too. */
    public static final class Factory implements Transport.Factory {
        @Override
        public Transport create(WebView view, String origin, Connector connector) {
            return WebViewFeature.isFeatureSupported(WebViewFeature.WEB_MESSAGE_LISTENER)
                    ? new ListenerTransport(view, origin, connector)
                    : null;
        }
    }

    private final String origin;
    private final Connector connector;
    private Bridge bridge;
    private JavaScriptReplyProxy partner;

    private ListenerTransport(WebView view, String origin, Connector connector) {
        this.origin = origin;
        this.connector = connector;
        WebViewCompat.addWebMessageListener(view, "PawletAndroid", Collections.singleton(origin), this::onMessage);
    }

    @Override
    public Bridge bridge() {
        return bridge;
    }

    @Override
    public void onPageLoaded() {
        // The page has sent its first message before.
    }

    @Override
    public void close() {
        if (bridge != null) bridge.pageGone();
        bridge = null;
        partner = null;
    }

    private void onMessage(
            WebView from, WebMessageCompat message, Uri source, boolean isMainFrame, JavaScriptReplyProxy proxy) {
        if (!isMainFrame || !origin.equals(Addresses.origin(source.toString()))) return;
        // Each document has its own proxy: messages for one page never reach the next.
        if (proxy != partner) {
            close();
            partner = proxy;
            bridge = connector.connect(proxy::postMessage);
            bridge.start();
        }
        bridge.receive(message.getData());
    }
}
