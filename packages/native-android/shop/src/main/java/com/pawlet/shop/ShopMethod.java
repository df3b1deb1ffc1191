package com.pawlet.shop;

import com.pawlet.shop.bridge.BridgeException;
import com.pawlet.shop.bridge.Host;

/** Implements one more method of the page, such as {@code scanCode}: see packages/bridge/docs/wire.md. */
public interface ShopMethod {
    /**
     * Called on the main thread; responds once, now or later, on the same thread.
     *
     * @param argument Map, List, String, Double, Boolean or null
     * @param screen the screen that shows the shop; null while it is preloaded
     * @throws BridgeException the page receives its code
     */
    void call(Object argument, ShopScreen screen, Host.Answer answer) throws BridgeException;
}
