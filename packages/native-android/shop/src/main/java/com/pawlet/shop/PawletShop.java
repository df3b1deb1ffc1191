package com.pawlet.shop;

import android.content.ComponentCallbacks2;
import android.content.Context;
import android.content.MutableContextWrapper;
import android.content.res.Configuration;
import android.os.SystemClock;
import android.util.DisplayMetrics;
import android.view.View;

/** The shop of this app: its options, and one page that is loaded before it is shown. Use it on the main thread. */
public final class PawletShop {
    /** A preloaded page is not used after this time: its prices and its token may be old. */
    private static final long MAX_AGE_MS = 5 * 60 * 1000;

    private static ShopOptions options = null;
    private static Preloaded preloaded = null;

    private PawletShop() {}

    /** Sets the shop. Call it in {@code Application.onCreate}: Android restarts an app at any of its screens. */
    public static void configure(ShopOptions value) {
        discardPreloaded();
        options = value;
    }

    /**
     * The options of {@link #configure}.
     *
     * @throws IllegalStateException before {@link #configure}
     */
    public static ShopOptions options() {
        if (options == null) throw new IllegalStateException("Pawlet: call PawletShop.configure in Application.onCreate");
        return options;
    }

    /**
     * Loads a page in a hidden web view; the next screen with this page takes it over. It replaces the one before, is
     * used within five minutes, and is dropped when the phone needs its memory.
     *
     * @param path such as {@code /widget.html#/cart}
     */
    public static void preload(Context context, String path) {
        discardPreloaded();
        preloaded = new Preloaded(context.getApplicationContext(), options(), path);
    }

    /** Drops the preloaded page, for example when the app's user logs out. */
    public static void discardPreloaded() {
        if (preloaded != null) preloaded.discard();
        preloaded = null;
    }

    /** A view of the page for a screen: the preloaded one, or a new one that has started to load. */
    public static ShopView createView(Context context, String path) {
        Preloaded found = preloaded;
        preloaded = null;
        String address = options().addressOf(path);
        if (found != null && found.isFor(address)) return found.take(context);
        if (found != null) found.discard();
        ShopView view = new ShopView(new MutableContextWrapper(context), options(), path);
        view.load();
        return view;
    }

    private static final class Preloaded implements ComponentCallbacks2 {
        private final Context application;
        private final MutableContextWrapper wrapper;
        private final ShopView view;
        private final String address;
        private final long startedAt = SystemClock.elapsedRealtime();

        private Preloaded(Context application, ShopOptions options, String path) {
            this.application = application;
            address = options.addressOf(path);
            wrapper = new MutableContextWrapper(application);
            view = new ShopView(wrapper, options, path);
            // Without a size the page would not be laid out.
            DisplayMetrics display = application.getResources().getDisplayMetrics();
            view.measure(
                    View.MeasureSpec.makeMeasureSpec(display.widthPixels, View.MeasureSpec.EXACTLY),
                    View.MeasureSpec.makeMeasureSpec(display.heightPixels, View.MeasureSpec.EXACTLY));
            view.layout(0, 0, display.widthPixels, display.heightPixels);
            view.load();
            application.registerComponentCallbacks(this);
        }

        private boolean isFor(String wanted) {
            return address.equals(wanted) && SystemClock.elapsedRealtime() - startedAt <= MAX_AGE_MS;
        }

        private ShopView take(Context context) {
            application.unregisterComponentCallbacks(this);
            wrapper.setBaseContext(context);
            return view;
        }

        private void discard() {
            application.unregisterComponentCallbacks(this);
            view.destroy();
        }

        @Override
        public void onTrimMemory(int level) {
            if (level >= TRIM_MEMORY_BACKGROUND || level == TRIM_MEMORY_RUNNING_CRITICAL) onLowMemory();
        }

        @Override
        public void onLowMemory() {
            if (preloaded == this) discardPreloaded();
        }

        @Override
        public void onConfigurationChanged(Configuration configuration) {
            // The screen sends the current settings when it takes the page over.
        }
    }
}
