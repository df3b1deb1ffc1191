package com.pawlet.shop;

import android.app.Activity;
import android.content.Context;
import android.content.Intent;
import android.os.Bundle;
import android.view.MenuItem;

/**
 * A screen with a page of the shop. Start it with {@link #intent}; it also shows the shop's links, if the app declares
 * them as App Links. Its bar is the app's, with the page's title and a button that goes back in the shop first.
 */
public class ShopActivity extends Activity implements ShopScreen {
    private static final String PATH = "com.pawlet.shop.path";
    private static final int FILES = 1;

    private ShopView shop;

    /**
     * Starts the shop at a page.
     *
     * @param path such as {@code /widget.html#/cart}
     */
    public static Intent intent(Context context, String path) {
        return new Intent(context, ShopActivity.class).putExtra(PATH, path);
    }

    @Override
    protected void onCreate(Bundle state) {
        super.onCreate(state);
        if (getActionBar() != null) getActionBar().setDisplayHomeAsUpEnabled(true);
        shop = PawletShop.createView(this, pathOf(getIntent()));
        setContentView(shop);
        shop.attach(this);
    }

    @Override
    protected void onNewIntent(Intent intent) {
        super.onNewIntent(intent);
        setIntent(intent);
        shop.open(pathOf(intent));
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
    @SuppressWarnings("deprecation") // the manifest keeps it: the newer way requires API 33
    public void onBackPressed() {
        shop.back();
    }

    @Override
    public boolean onOptionsItemSelected(MenuItem item) {
        if (item.getItemId() != android.R.id.home) return super.onOptionsItemSelected(item);
        shop.back();
        return true;
    }

    @Override
    protected void onActivityResult(int request, int result, Intent data) {
        super.onActivityResult(request, result, data);
        if (request == FILES) shop.onFilesChosen(result, data);
    }

    /** The view with the page. */
    protected final ShopView shop() {
        return shop;
    }

    @Override
    public final Activity activity() {
        return this;
    }

    @Override
    public void showTitle(String title) {
        setTitle(title);
    }

    @Override
    public void close() {
        finish();
    }

    @Override
    public final void chooseFiles(Intent chooser) {
        startActivityForResult(chooser, FILES);
    }

    /** The page of an intent: a link of the shop, the given path, or the home page; never an address of another site. */
    private static String pathOf(Intent intent) {
        String link = intent.getDataString();
        if (link != null && PawletShop.options().isOfShop(link)) return link;
        String path = intent.getStringExtra(PATH);
        return path != null && path.startsWith("/") ? path : "/";
    }
}
