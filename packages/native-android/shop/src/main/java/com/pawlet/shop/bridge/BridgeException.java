package com.pawlet.shop.bridge;

/** A response that the page receives as an error with a code, such as FORBIDDEN. */
public final class BridgeException extends Exception {
    private static final long serialVersionUID = 1L;

    public final String code;

    public BridgeException(String code, String message) {
        super(message);
        this.code = code;
    }
}
