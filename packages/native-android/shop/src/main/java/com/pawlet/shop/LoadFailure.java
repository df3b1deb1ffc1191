package com.pawlet.shop;

import android.webkit.WebViewClient;

/** Why a page could not be shown, with its text for the shopper. */
enum LoadFailure {
    OFFLINE(R.string.pawlet_retry_offline),
    TIMEOUT(R.string.pawlet_retry_timeout),
    SERVER(R.string.pawlet_retry_server),
    INSECURE(R.string.pawlet_retry_insecure),
    CRASHED(R.string.pawlet_retry_crashed);

    final int text;

    LoadFailure(int text) {
        this.text = text;
    }

    /** The failure of an error code of {@link WebViewClient}. */
    static LoadFailure of(int code) {
        switch (code) {
            case WebViewClient.ERROR_TIMEOUT:
                return TIMEOUT;
            case WebViewClient.ERROR_FAILED_SSL_HANDSHAKE:
                return INSECURE;
            case WebViewClient.ERROR_HOST_LOOKUP:
            case WebViewClient.ERROR_CONNECT:
            case WebViewClient.ERROR_IO:
                return OFFLINE;
            default:
                return SERVER;
        }
    }
}
