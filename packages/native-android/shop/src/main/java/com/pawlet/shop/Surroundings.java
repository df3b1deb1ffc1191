package com.pawlet.shop;

import android.content.Context;
import android.content.pm.PackageManager;
import android.content.res.Configuration;
import android.graphics.Color;
import android.graphics.Rect;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;

/** What the phone and its settings contribute to the launch context. */
final class Surroundings {
    private static final int DARK = Color.rgb(0x12, 0x12, 0x12);

    private Surroundings() {}

    /** Theme, text size and language, which may change while the page is open. */
    static Map<String, Object> changeable(Configuration configuration, String language) {
        Map<String, Object> fields = new LinkedHashMap<String, Object>();
        fields.put("theme", isDark(configuration) ? "dark" : "light");
        // The page accepts 0.5 to 4.
        fields.put("fontScale", Math.max(0.5, Math.min(4, configuration.fontScale)));
        fields.put("language", language != null ? language : languageOf(configuration));
        return fields;
    }

    /** The insets in CSS pixels. */
    static Map<String, Object> safeArea(Rect insets, float density) {
        Map<String, Object> sides = new LinkedHashMap<String, Object>();
        sides.put("top", Math.round(insets.top / density));
        sides.put("right", Math.round(insets.right / density));
        sides.put("bottom", Math.round(insets.bottom / density));
        sides.put("left", Math.round(insets.left / density));
        return sides;
    }

    static boolean isDark(Configuration configuration) {
        return (configuration.uiMode & Configuration.UI_MODE_NIGHT_MASK) == Configuration.UI_MODE_NIGHT_YES;
    }

    /** The color behind a page that has not painted yet. */
    static int background(Configuration configuration) {
        return isDark(configuration) ? DARK : Color.WHITE;
    }

    /** The version of the app; null if it has none. */
    static String appVersion(Context context) {
        try {
            return context.getPackageManager().getPackageInfo(context.getPackageName(), 0).versionName;
        } catch (PackageManager.NameNotFoundException unknown) {
            return null;
        }
    }

    /** The former codes that Java returns for three languages are not needed: the shop has none of them. */
    @SuppressWarnings("deprecation") // the list of languages requires API 24
    private static String languageOf(Configuration configuration) {
        Locale locale = configuration.locale;
        return (locale == null ? Locale.getDefault() : locale).getLanguage();
    }
}
