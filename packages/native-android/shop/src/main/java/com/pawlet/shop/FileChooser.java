package com.pawlet.shop;

import android.content.Intent;
import android.net.Uri;
import android.webkit.ValueCallback;
import android.webkit.WebChromeClient;
import android.webkit.WebView;

/** Opens the system's chooser for the page's file inputs: photos of reviews and returns. */
final class FileChooser extends WebChromeClient {
    private final ShopView shop;
    private ValueCallback<Uri[]> waiting;

    FileChooser(ShopView shop) {
        this.shop = shop;
    }

    @Override
    public boolean onShowFileChooser(WebView view, ValueCallback<Uri[]> callback, FileChooserParams parameters) {
        finish(null);
        ShopScreen screen = shop.screen();
        if (screen == null) return false;
        waiting = callback;
        try {
            screen.chooseFiles(createIntent(parameters));
            return true;
        } catch (android.content.ActivityNotFoundException none) {
            waiting = null;
            return false;
        }
    }

    /** The page waits for a reply to each request; null if nothing was chosen. */
    void finish(Uri[] files) {
        ValueCallback<Uri[]> callback = waiting;
        waiting = null;
        if (callback != null) callback.onReceiveValue(files);
    }

    /** The files of a result, one or several; null if it was canceled. */
    static Uri[] read(int result, Intent data) {
        if (result == android.app.Activity.RESULT_OK && data != null && data.getClipData() != null) {
            Uri[] files = new Uri[data.getClipData().getItemCount()];
            for (int index = 0; index < files.length; index++) files[index] = data.getClipData().getItemAt(index).getUri();
            return files;
        }
        return FileChooserParams.parseResult(result, data);
    }

    private static Intent createIntent(FileChooserParams parameters) {
        Intent intent = parameters.createIntent();
        if (parameters.getMode() == FileChooserParams.MODE_OPEN_MULTIPLE) intent.putExtra(Intent.EXTRA_ALLOW_MULTIPLE, true);
        return intent;
    }
}
