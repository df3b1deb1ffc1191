package com.example.shopapp;

import android.app.Application;
import com.pawlet.shop.PawletShop;
import com.pawlet.shop.ShopOptions;

/** Configures the shop before any screen. */
public final class SampleApplication extends Application {
    @Override
    public void onCreate() {
        super.onCreate();
        PawletShop.configure(ShopOptions.builder("https://shop.example.com").country("CHN").build());
    }
}
