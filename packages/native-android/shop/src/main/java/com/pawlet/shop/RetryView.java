package com.pawlet.shop;

import android.annotation.SuppressLint;
import android.content.Context;
import android.view.Gravity;
import android.view.View;
import android.view.ViewGroup;
import android.widget.Button;
import android.widget.LinearLayout;
import android.widget.ScrollView;
import android.widget.TextView;

/** Says why the shop could not be loaded, and offers to load it again. */
@SuppressLint("ViewConstructor")
final class RetryView extends ScrollView {
    private static final int MARGIN_DP = 24;

    private final TextView title;
    private final TextView reason;
    private final Button retry;

    RetryView(Context context, Runnable onRetry) {
        super(context);
        setFillViewport(true);
        int margin = Math.round(MARGIN_DP * getResources().getDisplayMetrics().density);
        title = createText(context, android.R.style.TextAppearance_Large);
        reason = createText(context, android.R.style.TextAppearance_Medium);
        reason.setPadding(0, margin / 2, 0, margin);
        retry = new Button(context);
        retry.setOnClickListener(pressed -> onRetry.run());
        LinearLayout column = new LinearLayout(context);
        column.setOrientation(LinearLayout.VERTICAL);
        column.setGravity(Gravity.CENTER);
        column.setPadding(margin, margin, margin, margin);
        column.addView(title);
        column.addView(reason);
        column.addView(retry, new LinearLayout.LayoutParams(
                ViewGroup.LayoutParams.WRAP_CONTENT, ViewGroup.LayoutParams.WRAP_CONTENT));
        addView(column);
        // A screen reader reads the reason as soon as it appears.
        reason.setAccessibilityLiveRegion(View.ACCESSIBILITY_LIVE_REGION_POLITE);
        setVisibility(GONE);
    }

    void show(LoadFailure failure) {
        setBackgroundColor(Surroundings.background(getResources().getConfiguration()));
        title.setText(R.string.pawlet_retry_title);
        reason.setText(failure.text);
        retry.setText(R.string.pawlet_retry_button);
        setVisibility(VISIBLE);
    }

    @SuppressWarnings("deprecation") // the newer one reads the style from the theme in the same way
    private static TextView createText(Context context, int appearance) {
        TextView text = new TextView(context);
        text.setGravity(Gravity.CENTER);
        text.setTextAppearance(context, appearance);
        return text;
    }
}
