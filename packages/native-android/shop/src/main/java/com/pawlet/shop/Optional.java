package com.pawlet.shop;

import android.os.Build;

/** Classes that need a newer Android or an optional library; loaded by their names where these exist. */
final class Optional {
    private static final String FOLDER = "com.pawlet.shop.optional.";

    private Optional() {}

    static Transport createTransport(android.webkit.WebView view, String origin, Transport.Connector connector) {
        Transport.Factory factory = create(FOLDER + "ListenerTransport$Factory", Transport.Factory.class);
        Transport found = factory == null ? null : factory.create(view, origin, connector);
        return found != null ? found : new PortTransport(view, origin, connector);
    }

    static ShopClient createClient() {
        ShopClient found = Build.VERSION.SDK_INT < 26 ? null : create(FOLDER + "CrashAwareClient", ShopClient.class);
        return found != null ? found : new ShopClient();
    }

    private static <T> T create(String name, Class<T> type) {
        try {
            return type.cast(Class.forName(name).getConstructor().newInstance());
        } catch (ReflectiveOperationException | LinkageError missing) {
            // The library is not in the app.
            return null;
        }
    }
}
