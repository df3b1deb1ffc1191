package com.pawlet.shop;

/** Opens a wallet with the app's own SDK. */
public interface PaymentHandler {
    /** Receives the result of the wallet. */
    interface Answer {
        /** Call it once, on the main thread. The page asks the shop's server whether the order is paid. */
        void finish(Outcome outcome);
    }

    /**
     * Opens the wallet; called on the main thread.
     *
     * @param screen the screen that shows the shop
     */
    void pay(PaymentRequest request, ShopScreen screen, Answer answer);
}
