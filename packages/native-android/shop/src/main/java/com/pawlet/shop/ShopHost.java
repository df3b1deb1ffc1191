package com.pawlet.shop;

import android.content.ActivityNotFoundException;
import android.content.ClipData;
import android.content.ClipboardManager;
import android.content.Context;
import android.content.Intent;
import android.graphics.Rect;
import android.net.Uri;
import android.view.HapticFeedbackConstants;
import com.pawlet.shop.bridge.BridgeException;
import com.pawlet.shop.bridge.Host;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;

/** Implements the page's requests with the functions of Android and the app's own handlers. */
final class ShopHost implements Host {
    private final ShopOptions options;
    private final ShopView view;
    private final Map<String, ShopMethod> methods = new LinkedHashMap<String, ShopMethod>();
    private String title = null;

    ShopHost(ShopOptions options, ShopView view) {
        this.options = options;
        this.view = view;
        // Replies of these are "done" as soon as the request is passed on; the page does not wait for the shopper.
        methods.put("openUrl", (argument, screen, answer) -> answer.done(open(argument, "url", screen).onWire()));
        methods.put("pay", (argument, screen, answer) -> answer.done(open(argument, "payment", screen).onWire()));
        methods.put("copy", (argument, screen, answer) -> answer.done(copy(argument).onWire()));
        methods.put("share", (argument, screen, answer) -> answer.done(share(argument, screen).onWire()));
        methods.put("openAppStore", (argument, screen, answer) -> answer.done(openAppStore(screen).onWire()));
        methods.put("setTitle", this::showTitle);
        methods.put("haptic", this::vibrate);
        methods.put("close", this::close);
        methods.put("back", this::close);
        methods.put("reportHeight", (argument, screen, answer) -> answer.done(null));
        methods.put("emit", this::emit);
        if (options.tokens != null) methods.put("requestToken", this::refreshToken);
        methods.putAll(options.methods);
    }

    @Override
    public Map<String, Object> context() {
        Map<String, Object> context = new LinkedHashMap<String, Object>();
        context.put("platform", "android");
        context.put("country", options.country);
        context.putAll(Surroundings.changeable(view.getResources().getConfiguration(), options.language));
        Rect insets = view.safeInsets();
        context.put("safeArea", Surroundings.safeArea(insets, view.getResources().getDisplayMetrics().density));
        if (!options.appearance.isEmpty()) context.put("appearance", options.appearance);
        String version = Surroundings.appVersion(view.getContext());
        if (version != null) context.put("appVersion", version);
        ShopToken token = options.tokens == null ? null : options.tokens.current();
        if (token != null) context.putAll(token.onWire());
        return context;
    }

    @Override
    public Set<String> methods() {
        return new LinkedHashSet<String>(methods.keySet());
    }

    @Override
    public void call(String method, Object argument, Answer answer) throws BridgeException {
        ShopMethod found = methods.get(method);
        if (found == null) throw new BridgeException("UNAVAILABLE", method + " is not implemented");
        found.call(argument, view.screen(), answer);
    }

    /** The last title of the page; null before the first. */
    String title() {
        return title;
    }

    /** Opens an address in another app, if its scheme is one of the three safe ones. */
    Outcome openOutside(String address, ShopScreen screen) {
        if (screen == null || !Addresses.isSafeOutside(address)) return Outcome.FAILED;
        return start(new Intent(Intent.ACTION_VIEW, Uri.parse(address)), screen);
    }

    private Outcome open(Object argument, String field, ShopScreen screen) throws BridgeException {
        return openOutside(Arguments.text(Arguments.fields(argument), field), screen);
    }

    private Outcome copy(Object argument) throws BridgeException {
        String text = Arguments.text(Arguments.fields(argument), "text");
        Object service = view.getContext().getSystemService(Context.CLIPBOARD_SERVICE);
        if (!(service instanceof ClipboardManager)) return Outcome.UNAVAILABLE;
        ((ClipboardManager) service).setPrimaryClip(ClipData.newPlainText("", text));
        return Outcome.DONE;
    }

    private Outcome share(Object argument, ShopScreen screen) throws BridgeException {
        Map<?, ?> fields = Arguments.fields(argument);
        Intent send = new Intent(Intent.ACTION_SEND).setType("text/plain");
        send.putExtra(Intent.EXTRA_TEXT, Arguments.text(fields, "url"));
        if (fields.get("title") instanceof String) send.putExtra(Intent.EXTRA_SUBJECT, (String) fields.get("title"));
        return screen == null ? Outcome.UNAVAILABLE : start(Intent.createChooser(send, null), screen);
    }

    private Outcome openAppStore(ShopScreen screen) {
        if (screen == null) return Outcome.UNAVAILABLE;
        Uri store = Uri.parse("market://details?id=" + Uri.encode(view.getContext().getPackageName()));
        return start(new Intent(Intent.ACTION_VIEW, store), screen);
    }

    private static Outcome start(Intent intent, ShopScreen screen) {
        try {
            screen.activity().startActivity(intent);
            return Outcome.DONE;
        } catch (ActivityNotFoundException | SecurityException none) {
            return Outcome.FAILED;
        }
    }

    private void showTitle(Object argument, ShopScreen screen, Answer answer) throws BridgeException {
        title = Arguments.text(Arguments.fields(argument), "title");
        if (screen != null) screen.showTitle(title);
        answer.done(null);
    }

    private void vibrate(Object argument, ShopScreen screen, Answer answer) throws BridgeException {
        boolean isSelection = Arguments.text(Arguments.fields(argument), "kind").equals("selection");
        view.performHapticFeedback(
                isSelection ? HapticFeedbackConstants.CLOCK_TICK : HapticFeedbackConstants.LONG_PRESS);
        answer.done(null);
    }

    private void close(Object argument, ShopScreen screen, Answer answer) {
        answer.done((screen == null ? Outcome.UNAVAILABLE : Outcome.DONE).onWire());
        if (screen != null) screen.close();
    }

    private void emit(Object argument, ShopScreen screen, Answer answer) throws BridgeException {
        Map<?, ?> event = Arguments.fields(argument);
        String name = Arguments.text(event, "name");
        answer.done(null);
        if (options.listener != null) options.listener.onEvent(name, Arguments.fields(event.get("detail")));
    }

    private void refreshToken(Object argument, ShopScreen screen, Answer answer) {
        options.tokens.refresh(token -> answer.done(token == null ? null : token.onWire()));
    }
}
