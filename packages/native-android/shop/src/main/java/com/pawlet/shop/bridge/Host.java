package com.pawlet.shop.bridge;

import java.util.Map;
import java.util.Set;

/** The app's interface for the page. */
public interface Host {
    /** The launch context without `protocol` and `capabilities`; requested at each start of the page. */
    Map<String, Object> context();

    /** Names of the methods that `call` implements. */
    Set<String> methods();

    /** Handles a call of the page; responds once, now or later, on the same thread. */
    void call(String method, Object argument, Answer answer) throws BridgeException;

    /** Receives the result of a call. */
    interface Answer {
        void done(Object result);

        void failed(BridgeException error);
    }
}
