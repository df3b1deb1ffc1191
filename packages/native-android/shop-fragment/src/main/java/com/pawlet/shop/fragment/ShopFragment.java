package com.pawlet.shop.fragment;

import android.app.Activity;
import android.content.Intent;
import android.os.Bundle;
import android.view.LayoutInflater;
import android.view.View;
import android.view.ViewGroup;
import androidx.activity.OnBackPressedCallback;
import androidx.activity.result.ActivityResultLauncher;
import androidx.activity.result.contract.ActivityResultContracts;
import androidx.fragment.app.Fragment;
import com.pawlet.shop.PawletShop;
import com.pawlet.shop.ShopScreen;
import com.pawlet.shop.ShopView;

/** A page of the shop in an activity of the app. */
public class ShopFragment extends Fragment implements ShopScreen {
    private static final String PATH = "com.pawlet.shop.path";

    private final ActivityResultLauncher<Intent> files = registerForActivityResult(
            new ActivityResultContracts.StartActivityForResult(),
            result -> {
                if (shop != null) shop.onFilesChosen(result.getResultCode(), result.getData());
            });
    private ShopView shop;

    /**
     * Shows a page.
     *
     * @param path such as {@code /widget.html#/cart}
     */
    public static ShopFragment create(String path) {
        Bundle arguments = new Bundle();
        arguments.putString(PATH, path);
        ShopFragment fragment = new ShopFragment();
        fragment.setArguments(arguments);
        return fragment;
    }

    @Override
    public View onCreateView(LayoutInflater inflater, ViewGroup container, Bundle state) {
        shop = PawletShop.createView(requireActivity(), requireArguments().getString(PATH, "/"));
        shop.attach(this);
        requireActivity().getOnBackPressedDispatcher().addCallback(getViewLifecycleOwner(), new OnBackPressedCallback(true) {
            @Override
            public void handleOnBackPressed() {
                shop.back();
            }
        });
        return shop;
    }

    @Override
    public void onResume() {
        super.onResume();
        shop.resumePage();
    }

    @Override
    public void onDestroyView() {
        shop.destroy();
        shop = null;
        super.onDestroyView();
    }

    /** Opens a link to the shop. */
    public void open(String link) {
        if (shop != null) shop.open(link);
    }

    @Override
    public Activity activity() {
        return requireActivity();
    }

    @Override
    public void showTitle(String title) {
        requireActivity().setTitle(title);
    }

    /** Leaves the shop: removes this fragment, or closes the activity that has nothing else. */
    @Override
    public void close() {
        if (!isAdded() || getParentFragmentManager().isStateSaved()) return;
        if (getParentFragmentManager().popBackStackImmediate()) return;
        requireActivity().finish();
    }

    @Override
    public void chooseFiles(Intent chooser) {
        files.launch(chooser);
    }
}
