package com.pawlet.shop;

import java.util.Locale;

/** Result of a request of the page. */
public enum Outcome {
    /** It was done. For a payment: the wallet returned; whether the order is paid is decided by the shop's server. */
    DONE,
    /** The shopper canceled it. */
    CANCELLED,
    /** It failed. */
    FAILED,
    /** The app cannot do it. */
    UNAVAILABLE;

    String onWire() {
        return name().toLowerCase(Locale.ROOT);
    }
}
