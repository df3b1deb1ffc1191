package com.pawlet.shop;

import com.pawlet.shop.bridge.BridgeException;
import java.util.Collections;
import java.util.Map;

/** Reads the argument of a call. */
final class Arguments {
    private Arguments() {}

    static Map<?, ?> fields(Object argument) {
        return argument instanceof Map ? (Map<?, ?>) argument : Collections.emptyMap();
    }

    /** A required text; CONTRACT if it is missing. */
    static String text(Map<?, ?> fields, String name) throws BridgeException {
        Object value = fields.get(name);
        if (value instanceof String) return (String) value;
        throw new BridgeException("CONTRACT", name + " is missing");
    }
}
