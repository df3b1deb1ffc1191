package com.pawlet.shop;

import android.net.http.SslError;
import android.webkit.SslErrorHandler;
import android.webkit.WebResourceError;
import android.webkit.WebResourceRequest;
import android.webkit.WebResourceResponse;
import android.webkit.WebView;
import android.webkit.WebViewClient;

/** Reports the navigations of a {@link ShopView} to it. Public for its subclass that needs a newer Android. */
public class ShopClient extends WebViewClient {
    private ShopView shop;

    /** For {@link ShopView} and the subclass; not for apps. */
    public ShopClient() {}

    final ShopClient of(ShopView view) {
        shop = view;
        return this;
    }

    /** The page's process has ended; returns true, so that the app goes on. */
    protected final boolean onProcessGone() {
        shop.onProcessGone();
        return true;
    }

    @Override
    @SuppressWarnings("deprecation") // the newer one requires API 24
    public final boolean shouldOverrideUrlLoading(WebView view, String url) {
        return shop.openIfOutside(url);
    }

    @Override
    public final void onPageCommitVisible(WebView view, String url) {
        shop.onPageVisible();
    }

    @Override
    public final void onPageFinished(WebView view, String url) {
        shop.onPageFinished(url);
    }

    @Override
    public final void onReceivedError(WebView view, WebResourceRequest request, WebResourceError error) {
        if (request.isForMainFrame()) shop.onFailure(LoadFailure.of(error.getErrorCode()));
    }

    @Override
    public final void onReceivedHttpError(WebView view, WebResourceRequest request, WebResourceResponse response) {
        // A page of the shop for "not found" explains itself.
        if (request.isForMainFrame() && response.getStatusCode() >= 500) shop.onFailure(LoadFailure.SERVER);
    }

    @Override
    public final void onReceivedSslError(WebView view, SslErrorHandler handler, SslError error) {
        handler.cancel();
        // A picture of another site with a broken certificate is not the page's failure.
        if (shop.isAddress(error.getUrl())) shop.onFailure(LoadFailure.INSECURE);
    }
}
