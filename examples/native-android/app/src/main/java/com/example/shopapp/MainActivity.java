package com.example.shopapp;

import android.app.Activity;
import android.os.Bundle;
import android.widget.Button;
import com.pawlet.shop.PawletShop;
import com.pawlet.shop.ShopActivity;

/** A button that opens the cart, which is loaded before. */
public final class MainActivity extends Activity {
    private static final String CART = "/widget.html#/cart";

    @Override
    protected void onCreate(Bundle state) {
        super.onCreate(state);
        Button button = new Button(this);
        button.setText(R.string.open_shop);
        button.setOnClickListener(pressed -> startActivity(ShopActivity.intent(this, CART)));
        setContentView(button);
    }

    @Override
    protected void onStart() {
        super.onStart();
        PawletShop.preload(this, CART);
    }
}
