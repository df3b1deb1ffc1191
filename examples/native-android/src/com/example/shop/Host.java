package com.example.shop;

import java.util.Map;
import java.util.Set;

/** What the app is to the page. */
public interface Host {
    /** The launch context without `protocol` and `capabilities`; asked for at each start of the page. */
    Map<String, Object> context();

    /** Names of the methods that `call` answers. */
    Set<String> methods();

    /** Does what the page asks for; the answer comes once, now or later, on the same thread. */
    void call(String method, Object argument, Answer answer) throws BridgeException;

    /** Takes the result of a call. */
    interface Answer {
        void done(Object result);

        void failed(BridgeException error);
    }
}
