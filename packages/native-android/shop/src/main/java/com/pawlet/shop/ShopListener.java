package com.pawlet.shop;

import java.util.Map;

/** Is notified of what happens in the shop; called on the main thread. */
public interface ShopListener {
    /**
     * An event of the shop, such as {@code pawlet:purchase}: see packages/bridge/docs/wire.md.
     *
     * @param detail the fields of the event
     */
    void onEvent(String name, Map<?, ?> detail);

    /** The page uses another protocol, such as {@code pawlet/2}: update this library. */
    void onOtherProtocol(String protocol);
}
