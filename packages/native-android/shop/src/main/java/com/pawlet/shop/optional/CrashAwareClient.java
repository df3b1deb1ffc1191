package com.pawlet.shop.optional;

import android.webkit.RenderProcessGoneDetail;
import android.webkit.WebView;
import com.pawlet.shop.ShopClient;

/**
 * Survives the end of the page's process. Loaded by its name on API 26 and newer: older versions do not have the class
 * of the second argument.
 */
public final class CrashAwareClient extends ShopClient {
    @Override
    public boolean onRenderProcessGone(WebView view, RenderProcessGoneDetail detail) {
        return onProcessGone();
    }
}
