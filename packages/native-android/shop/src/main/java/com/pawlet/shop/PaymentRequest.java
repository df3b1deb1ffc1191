package com.pawlet.shop;

import com.pawlet.shop.bridge.BridgeException;
import java.util.Map;

/** A payment that the shopper started. */
public final class PaymentRequest {
    /** Number of the order. */
    public final String orderNumber;
    /** The wallet, such as {@code wechat}. */
    public final String payType;
    /** URL of the wallet's page, or the provider's signed parameters as text for its SDK. */
    public final String payment;

    PaymentRequest(Map<?, ?> fields) throws BridgeException {
        orderNumber = Arguments.text(fields, "orderNumber");
        payType = Arguments.text(fields, "payType");
        payment = Arguments.text(fields, "payment");
    }
}
