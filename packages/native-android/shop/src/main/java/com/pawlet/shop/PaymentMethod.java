package com.pawlet.shop;

import com.pawlet.shop.bridge.BridgeException;
import com.pawlet.shop.bridge.Host;

/** Connects a method of the page with a {@link PaymentHandler}. */
final class PaymentMethod implements ShopMethod {
    private final PaymentHandler handler;

    PaymentMethod(PaymentHandler handler) {
        this.handler = handler;
    }

    @Override
    public void call(Object argument, ShopScreen screen, final Host.Answer answer) throws BridgeException {
        PaymentRequest request = new PaymentRequest(Arguments.fields(argument));
        // A page that nobody sees must not open a wallet.
        if (screen == null) answer.done(Outcome.UNAVAILABLE.onWire());
        else handler.pay(request, screen, outcome -> answer.done(outcome.onWire()));
    }
}
