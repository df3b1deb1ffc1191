package com.pawlet.shop;

import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;

/** The shop and what the app can do for it. */
public final class ShopOptions {
    final String origin;
    final String country;
    final String language;
    final TokenSource tokens;
    final ShopListener listener;
    final Map<String, String> appearance;
    final Map<String, ShopMethod> methods;

    private ShopOptions(Builder builder) {
        origin = builder.origin;
        country = builder.country;
        language = builder.language;
        tokens = builder.tokens;
        listener = builder.listener;
        appearance = Collections.unmodifiableMap(new LinkedHashMap<String, String>(builder.appearance));
        methods = Collections.unmodifiableMap(new LinkedHashMap<String, ShopMethod>(builder.methods));
    }

    /**
     * @param origin scheme, host and port of the shop, such as {@code https://shop.example.com}; compared exactly
     * @throws IllegalArgumentException if it is no such origin
     */
    public static Builder builder(String origin) {
        return new Builder(origin);
    }

    /**
     * The absolute address of a page of the shop.
     *
     * @param path such as {@code /widget.html#/cart}, or an absolute address of the shop
     * @throws IllegalArgumentException if it is not the shop's
     */
    public String addressOf(String path) {
        String address = path.startsWith("/") ? origin + path : path;
        if (!isOfShop(address)) throw new IllegalArgumentException(path + " is not of " + origin);
        return address;
    }

    /** Whether an address, such as that of a link, belongs to the shop. */
    public boolean isOfShop(String address) {
        return origin.equals(Addresses.origin(address));
    }

    /** Collects the options. */
    public static final class Builder {
        /** The bridge itself implements these. */
        private static final Set<String> RESERVED =
                Collections.unmodifiableSet(new HashSet<String>(Collections.singletonList("getLaunchContext")));

        private final String origin;
        private String country = "CHN";
        private String language = null;
        private TokenSource tokens = null;
        private ShopListener listener = null;
        private final Map<String, String> appearance = new LinkedHashMap<String, String>();
        private final Map<String, ShopMethod> methods = new LinkedHashMap<String, ShopMethod>();

        private Builder(String origin) {
            if (!origin.equals(Addresses.origin(origin)))
                throw new IllegalArgumentException(origin + " is no origin such as https://shop.example.com");
            this.origin = origin;
        }

        /** Country of the shop, ISO 3166 alpha-3: the language of a phone may have no country. Default: CHN. */
        public Builder country(String value) {
            country = value;
            return this;
        }

        /** Language of the shop, such as {@code de}. Default: the language of the screen. */
        public Builder language(String value) {
            language = value;
            return this;
        }

        /** The tokens of the app's user. Default: every shopper is a visitor. */
        public Builder tokens(TokenSource value) {
            tokens = value;
            return this;
        }

        /** Is notified of the shop's events. Default: none. */
        public Builder listener(ShopListener value) {
            listener = value;
            return this;
        }

        /** The app's {@code brand}, {@code corner}, {@code font} or {@code density}. Default: the shop's own. */
        public Builder appearance(String name, String value) {
            appearance.put(name, value);
            return this;
        }

        /** Opens every wallet that has no method of its own. Default: the wallet's page is opened outside. */
        public Builder pay(PaymentHandler handler) {
            return method("pay", new PaymentMethod(handler));
        }

        /** Pays with the SDK of WeChat Pay. Default: WeChat Pay is not offered in the app. */
        public Builder payByWeChat(PaymentHandler handler) {
            return method("pay.wechat", new PaymentMethod(handler));
        }

        /** Pays with the SDK of Alipay. Default: Alipay is not offered in the app. */
        public Builder payByAlipay(PaymentHandler handler) {
            return method("pay.alipay", new PaymentMethod(handler));
        }

        /**
         * Implements one more method of the page, or replaces one of this library; it becomes a capability.
         *
         * @param name such as {@code login} or {@code scanCode}
         */
        public Builder method(String name, ShopMethod method) {
            if (RESERVED.contains(name)) throw new IllegalArgumentException(name + " belongs to the bridge");
            methods.put(name, method);
            return this;
        }

        public ShopOptions build() {
            return new ShopOptions(this);
        }
    }
}
