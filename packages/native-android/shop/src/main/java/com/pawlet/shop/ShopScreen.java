package com.pawlet.shop;

import android.app.Activity;
import android.content.Intent;

/** The part of the app that shows a {@link ShopView}: an activity, a fragment or a Compose view. */
public interface ShopScreen {
    /** The activity of the screen. */
    Activity activity();

    /** Shows the title of the page in the app's bar. */
    void showTitle(String title);

    /** Closes the screen. */
    void close();

    /** Starts the file chooser; its result goes to {@link ShopView#onFilesChosen}. */
    void chooseFiles(Intent chooser);
}
