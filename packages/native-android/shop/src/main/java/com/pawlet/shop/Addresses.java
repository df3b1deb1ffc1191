package com.pawlet.shop;

import android.net.Uri;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/** Recognizes URLs of the shop, and URLs that may be opened in another app. */
public final class Addresses {
    private static final List<String> OUTSIDE = Arrays.asList("https", "mailto", "tel");

    private Addresses() {}

    /** Scheme, host and port as a browser writes them; null without such an origin. */
    public static String origin(String address) {
        Uri uri = Uri.parse(address);
        String scheme = uri.getScheme() == null ? "" : uri.getScheme().toLowerCase(Locale.ROOT);
        if (uri.getHost() == null || uri.getUserInfo() != null || !(scheme.equals("https") || scheme.equals("http"))) return null;
        int usual = scheme.equals("https") ? 443 : 80;
        String port = uri.getPort() == -1 || uri.getPort() == usual ? "" : ":" + uri.getPort();
        return scheme + "://" + uri.getHost().toLowerCase(Locale.ROOT) + port;
    }

    static boolean isSafeOutside(String address) {
        String scheme = Uri.parse(address).getScheme();
        return scheme != null && OUTSIDE.contains(scheme.toLowerCase(Locale.ROOT));
    }

    /** The route of an address of the shop, such as {@code /pages/cart/cart}; null if it has none. */
    static String route(String address) {
        Uri uri = Uri.parse(address);
        String route = uri.getEncodedFragment();
        boolean isWhole = uri.getPath() == null || uri.getPath().isEmpty() || uri.getPath().equals("/");
        return isWhole && route != null && route.startsWith("/") ? route : null;
    }
}
