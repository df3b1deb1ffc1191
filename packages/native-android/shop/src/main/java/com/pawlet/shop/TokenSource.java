package com.pawlet.shop;

/** Provides the token of the user who is logged in to the app. */
public interface TokenSource {
    /** Receives a token. */
    interface Answer {
        /** Call it once, on the main thread; null if nobody is logged in. */
        void finish(ShopToken token);
    }

    /** The token that the app has in memory; null for a visitor. Called on the main thread at each start of the page. */
    ShopToken current();

    /** Requests a new token, before the current one expires or after the shop refused it. */
    void refresh(Answer answer);
}
