package com.pawlet.shop;

import android.annotation.SuppressLint;
import android.content.Context;
import android.content.Intent;
import android.content.res.Configuration;
import android.graphics.Rect;
import android.os.Handler;
import android.os.Looper;
import android.view.ViewGroup;
import android.view.WindowInsets;
import android.webkit.WebSettings;
import android.webkit.WebView;
import android.widget.FrameLayout;
import com.pawlet.shop.bridge.Bridge;
import com.pawlet.shop.bridge.BridgeException;
import com.pawlet.shop.bridge.Host;
import java.util.Collections;
import java.util.Map;

/**
 * A web view with one page of the shop, for API 23 and newer. It reloads itself when its process ends, and shows a
 * message with a button when the page cannot be loaded. Use it on the main thread, and call {@link #destroy} at the end.
 */
@SuppressLint("ViewConstructor")
public final class ShopView extends FrameLayout {
    private static final long BACK_LIMIT_MS = 300;
    private static final long ROUTE_LIMIT_MS = 1000;
    private static final int MAX_CRASHES = 3;

    private final ShopOptions options;
    private final ShopHost host;
    private final FileChooser chooser = new FileChooser(this);
    private final RetryView retry;
    private final Handler mainThread = new Handler(Looper.getMainLooper());
    private final Rect insets = new Rect();
    private String address;
    private ShopScreen screen = null;
    private WebView web;
    private Transport transport;
    private boolean hasFailed = false;
    private int crashes = 0;

    /**
     * @param path such as {@code /widget.html#/cart}
     * @throws IllegalArgumentException if it is not a page of the shop
     */
    public ShopView(Context context, ShopOptions options, String path) {
        super(context);
        this.options = options;
        this.address = options.addressOf(path);
        host = new ShopHost(options, this);
        retry = new RetryView(context, this::load);
        addView(retry, fill());
        createWeb();
    }

    /** The screen that shows this view; null while it is preloaded. */
    ShopScreen screen() {
        return screen;
    }

    /** Shows the view in a screen: from now on the page can share, pay and close. */
    public void attach(ShopScreen next) {
        screen = next;
        if (host.title() != null) next.showTitle(host.title());
        // The page may have been loaded with other settings, or for another user.
        update(host.context());
    }

    /** The screen is gone. */
    public void detach() {
        screen = null;
        chooser.finish(null);
    }

    /** Loads the page, and again after a failure. */
    public void load() {
        hasFailed = false;
        if (web == null) createWeb();
        web.loadUrl(address);
    }

    /**
     * Opens a link to the shop, such as an App Link: by its route if the page is there, otherwise by loading it.
     *
     * @throws IllegalArgumentException if it is not of the shop
     */
    public void open(String path) {
        final String next = options.addressOf(path);
        final String route = Addresses.route(next);
        final Runnable loadIt = () -> {
            address = next;
            load();
        };
        Bridge bridge = transport.bridge();
        if (route == null || bridge == null || !bridge.isConnected()) {
            loadIt.run();
            return;
        }
        Settled settled = new Settled(loadIt);
        mainThread.postDelayed(settled, ROUTE_LIMIT_MS);
        bridge.call("navigate", Collections.singletonMap("route", route), settled);
    }

    /** Sends changes to the page: token, language, theme ...; null removes a field. */
    public void update(Map<String, Object> changes) {
        Bridge bridge = transport.bridge();
        if (bridge != null) bridge.call("updateContext", changes, new Ignored());
    }

    /** Sends the current token to the page, after the app's user logged in or out. */
    public void updateToken() {
        ShopToken token = options.tokens == null ? null : options.tokens.current();
        update(token == null ? Collections.<String, Object>singletonMap("token", null) : token.onWire());
    }

    /** The app returned to the foreground. */
    public void resumePage() {
        Bridge bridge = transport.bridge();
        if (bridge != null) bridge.call("resume", null, new Ignored());
    }

    /** Makes the page go back; if it does not respond within 300 ms, the screen closes. */
    public void back() {
        Settled settled = new Settled(() -> {
            if (screen != null) screen.close();
        });
        Bridge bridge = transport.bridge();
        if (hasFailed || bridge == null) {
            settled.run();
            return;
        }
        mainThread.postDelayed(settled, BACK_LIMIT_MS);
        bridge.call("back", null, settled);
    }

    /** Passes the result of {@link ShopScreen#chooseFiles} to the page. */
    public void onFilesChosen(int result, Intent data) {
        chooser.finish(FileChooser.read(result, data));
    }

    /** Ends the page. The view cannot be used afterwards. */
    public void destroy() {
        detach();
        mainThread.removeCallbacksAndMessages(null);
        removeWeb();
    }

    @Override
    @SuppressWarnings("deprecation") // the insets by type require API 30
    public WindowInsets onApplyWindowInsets(WindowInsets given) {
        // Bars and notch go to the page; the keyboard makes the view smaller.
        Rect next = new Rect(
                given.getStableInsetLeft(), given.getStableInsetTop(),
                given.getStableInsetRight(), given.getStableInsetBottom());
        int keyboard = Math.max(0, given.getSystemWindowInsetBottom() - next.bottom);
        if (keyboard > 0) next.bottom = 0;
        setPadding(0, 0, 0, keyboard > 0 ? given.getSystemWindowInsetBottom() : 0);
        if (!next.equals(insets)) {
            insets.set(next);
            float density = getResources().getDisplayMetrics().density;
            update(Collections.<String, Object>singletonMap("safeArea", Surroundings.safeArea(insets, density)));
        }
        return given;
    }

    Rect safeInsets() {
        return insets;
    }

    @Override
    protected void onConfigurationChanged(Configuration configuration) {
        super.onConfigurationChanged(configuration);
        setBackgroundColor(Surroundings.background(configuration));
        update(Surroundings.changeable(configuration, options.language));
    }

    boolean isAddress(String url) {
        return address.equals(url);
    }

    /** Opens links to other sites in another app; returns whether the web view must not load it. */
    boolean openIfOutside(String url) {
        if (options.origin.equals(Addresses.origin(url))) return false;
        host.openOutside(url, screen);
        return true;
    }

    void onPageVisible() {
        if (hasFailed) return;
        // White would flash until here.
        web.setVisibility(VISIBLE);
        retry.setVisibility(GONE);
    }

    void onPageFinished(String url) {
        if (!hasFailed && options.origin.equals(Addresses.origin(url))) transport.onPageLoaded();
    }

    void onFailure(LoadFailure failure) {
        hasFailed = true;
        if (web != null) web.setVisibility(INVISIBLE);
        retry.show(failure);
    }

    void onProcessGone() {
        crashes++;
        // A web view without its process cannot be used again.
        removeWeb();
        createWeb();
        if (crashes <= MAX_CRASHES) load();
        else onFailure(LoadFailure.CRASHED);
    }

    @SuppressLint("SetJavaScriptEnabled")
    private void createWeb() {
        int background = Surroundings.background(getResources().getConfiguration());
        setBackgroundColor(background);
        web = new WebView(getContext());
        web.setBackgroundColor(background);
        web.setVisibility(INVISIBLE);
        WebSettings settings = web.getSettings();
        settings.setJavaScriptEnabled(true);
        settings.setDomStorageEnabled(true);
        settings.setAllowFileAccess(false);
        settings.setAllowContentAccess(false);
        settings.setMixedContentMode(WebSettings.MIXED_CONTENT_NEVER_ALLOW);
        // The page follows the text size by `fontScale`; the web view would enlarge it a second time.
        settings.setTextZoom(100);
        web.setWebViewClient(Optional.createClient().of(this));
        web.setWebChromeClient(chooser);
        transport = Optional.createTransport(web, options.origin, this::connect);
        addView(web, 0, fill());
    }

    private Bridge connect(Bridge.Sender sender) {
        return new Bridge(sender, host, protocol -> {
            if (options.listener != null) options.listener.onOtherProtocol(protocol);
        });
    }

    private void removeWeb() {
        if (web == null) return;
        transport.close();
        removeView(web);
        web.destroy();
        web = null;
    }

    private static LayoutParams fill() {
        return new LayoutParams(ViewGroup.LayoutParams.MATCH_PARENT, ViewGroup.LayoutParams.MATCH_PARENT);
    }

    private static class Ignored implements Host.Answer {
        @Override
        public void done(Object result) {}

        @Override
        public void failed(BridgeException error) {}
    }

    /** Runs an action unless the page handles the request in time. */
    private static final class Settled implements Host.Answer, Runnable {
        private final Runnable otherwise;
        private boolean isSettled = false;

        private Settled(Runnable otherwise) {
            this.otherwise = otherwise;
        }

        @Override
        public void run() {
            if (isSettled) return;
            isSettled = true;
            otherwise.run();
        }

        @Override
        public void done(Object result) {
            if (result instanceof Map && Boolean.TRUE.equals(((Map<?, ?>) result).get("handled"))) isSettled = true;
            else run();
        }

        @Override
        public void failed(BridgeException error) {
            run();
        }
    }
}
