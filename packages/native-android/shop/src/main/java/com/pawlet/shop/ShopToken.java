package com.pawlet.shop;

import java.util.LinkedHashMap;
import java.util.Map;

/** The shop's token of the app's user. */
public final class ShopToken {
    private final String value;
    private final Long expiresInSeconds;

    /** A token that does not expire. */
    public ShopToken(String value) {
        this(value, null);
    }

    /** @param expiresInSeconds seconds from now; null if it does not expire */
    public ShopToken(String value, Long expiresInSeconds) {
        if (value == null || value.isEmpty()) throw new IllegalArgumentException("a token has at least one character");
        this.value = value;
        this.expiresInSeconds = expiresInSeconds;
    }

    Map<String, Object> onWire() {
        Map<String, Object> fields = new LinkedHashMap<String, Object>();
        fields.put("token", value);
        if (expiresInSeconds != null) fields.put("tokenExpiresIn", expiresInSeconds);
        return fields;
    }
}
