package com.example.shop;

import android.app.Activity;
import android.content.ActivityNotFoundException;
import android.content.ClipData;
import android.content.ClipboardManager;
import android.content.Context;
import android.content.Intent;
import android.content.pm.PackageManager;
import android.content.res.Configuration;
import android.net.Uri;
import android.os.Bundle;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/** A screen with the cart. */
public class ShopActivity extends Activity implements Host, ShopView.Outside {
    private static final String ADDRESS = "https://shop.example.com/widget.html#/cart";
    /** Country of the shop, ISO 3166 alpha-3: the language of a phone may have no country. */
    private static final String COUNTRY = "CHN";
    private static final Set<String> METHODS = Collections.unmodifiableSet(new HashSet<String>(Arrays.asList(
            "openUrl", "pay", "copy", "share", "setTitle", "close", "back", "requestToken", "reportHeight", "emit")));

    private ShopView shop;

    @Override
    protected void onCreate(Bundle state) {
        super.onCreate(state);
        shop = new ShopView(this, ADDRESS, this, this);
        setContentView(shop);
        shop.load();
    }

    @Override
    protected void onResume() {
        super.onResume();
        shop.resumePage();
    }

    @Override
    protected void onDestroy() {
        shop.destroy();
        super.onDestroy();
    }

    @Override
    public void onBackPressed() {
        shop.back();
    }

    @Override
    public void onConfigurationChanged(Configuration configuration) {
        super.onConfigurationChanged(configuration);
        shop.update(Collections.<String, Object>singletonMap("theme", theme()));
    }

    /** The token of the user who is logged in to your app; null without one. */
    protected String token() {
        return null;
    }

    @Override
    public Map<String, Object> context() {
        Map<String, Object> context = new LinkedHashMap<String, Object>();
        context.put("platform", "android");
        context.put("language", Locale.getDefault().getLanguage());
        context.put("country", COUNTRY);
        context.put("theme", theme());
        context.put("fontScale", getResources().getConfiguration().fontScale);
        String version = version();
        if (version != null) context.put("appVersion", version);
        String token = token();
        if (token != null) context.put("token", token);
        return context;
    }

    @Override
    public Set<String> methods() {
        return METHODS;
    }

    @Override
    public void call(String method, Object argument, Answer answer) throws BridgeException {
        Map<?, ?> fields = argument instanceof Map ? (Map<?, ?>) argument : Collections.emptyMap();
        switch (method) {
            case "openUrl":
                answer.done(shop.openOutside(text(fields, "url")) ? "done" : "failed");
                break;
            case "pay":
                // The wallet opens outside; the page gets the payment result from the shop's server.
                answer.done(shop.openOutside(text(fields, "payment")) ? "done" : "failed");
                break;
            case "copy":
                ClipboardManager clipboard = (ClipboardManager) getSystemService(Context.CLIPBOARD_SERVICE);
                clipboard.setPrimaryClip(ClipData.newPlainText("", text(fields, "text")));
                answer.done("done");
                break;
            case "share":
                Intent send = new Intent(Intent.ACTION_SEND).setType("text/plain");
                startActivity(Intent.createChooser(send.putExtra(Intent.EXTRA_TEXT, text(fields, "url")), null));
                answer.done("done");
                break;
            case "setTitle":
                setTitle(text(fields, "title"));
                answer.done(null);
                break;
            case "close":
            case "back":
                answer.done("done");
                finish();
                break;
            case "requestToken":
                String token = token();
                answer.done(token == null ? null : Collections.singletonMap("token", token));
                break;
            default:
                // Handle heights and events here if you need them.
                answer.done(null);
        }
    }

    @Override
    public void open(String address) {
        try {
            startActivity(new Intent(Intent.ACTION_VIEW, Uri.parse(address)));
        } catch (ActivityNotFoundException none) {
            setTitle(address);
        }
    }

    @Override
    public void back() {
        finish();
    }

    private static String text(Map<?, ?> fields, String name) throws BridgeException {
        Object value = fields.get(name);
        if (value instanceof String) return (String) value;
        throw new BridgeException("CONTRACT", name + " is missing");
    }

    private String theme() {
        int mode = getResources().getConfiguration().uiMode & Configuration.UI_MODE_NIGHT_MASK;
        return mode == Configuration.UI_MODE_NIGHT_YES ? "dark" : "light";
    }

    private String version() {
        try {
            return getPackageManager().getPackageInfo(getPackageName(), 0).versionName;
        } catch (PackageManager.NameNotFoundException unknown) {
            return null;
        }
    }
}
