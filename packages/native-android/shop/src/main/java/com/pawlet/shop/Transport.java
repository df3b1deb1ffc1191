package com.pawlet.shop;

import com.pawlet.shop.bridge.Bridge;

/** Carries the bridge's messages between the page and the app; used on the main thread. */
public interface Transport {
    /** Creates the transport of a web view. */
    interface Factory {
        /** Returns null if the system's WebView does not support this transport. Called before the first load. */
        Transport create(android.webkit.WebView view, String origin, Connector connector);
    }

    /** Creates the bridge of a page. */
    interface Connector {
        Bridge connect(Bridge.Sender sender);
    }

    /** The bridge to the current page; null without one. */
    Bridge bridge();

    /** A page of the shop has finished loading. */
    void onPageLoaded();

    /** Releases the page. */
    void close();
}
