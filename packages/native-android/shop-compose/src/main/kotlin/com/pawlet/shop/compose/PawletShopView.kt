package com.pawlet.shop.compose

import android.app.Activity
import android.content.Context
import android.content.ContextWrapper
import android.content.Intent
import androidx.activity.compose.BackHandler
import androidx.activity.compose.rememberLauncherForActivityResult
import androidx.activity.result.contract.ActivityResultContracts
import androidx.compose.runtime.Composable
import androidx.compose.runtime.DisposableEffect
import androidx.compose.runtime.getValue
import androidx.compose.runtime.key
import androidx.compose.runtime.remember
import androidx.compose.runtime.rememberUpdatedState
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.LocalContext
import androidx.compose.ui.viewinterop.AndroidView
import androidx.lifecycle.Lifecycle
import androidx.lifecycle.compose.LifecycleEventEffect
import com.pawlet.shop.PawletShop
import com.pawlet.shop.ShopScreen

/**
 * A page of the shop. The system's back button goes back in the page first.
 *
 * @param path such as `/widget.html#/cart`; another value loads another page
 * @param onClose the page or the back button closes the screen
 * @param modifier size and position
 * @param onTitle the title of the page for the app's bar
 */
@Composable
fun PawletShopView(
    path: String,
    onClose: () -> Unit,
    modifier: Modifier = Modifier,
    onTitle: (String) -> Unit = {},
) {
    val context = LocalContext.current
    val leave by rememberUpdatedState(onClose)
    val title by rememberUpdatedState(onTitle)
    val shop = remember(path) { PawletShop.createView(context, path) }
    val files = rememberLauncherForActivityResult(ActivityResultContracts.StartActivityForResult()) { result ->
        shop.onFilesChosen(result.resultCode, result.data)
    }

    DisposableEffect(shop) {
        shop.attach(
            object : ShopScreen {
                override fun activity(): Activity = context.findActivity()

                override fun showTitle(text: String) = title(text)

                override fun close() = leave()

                override fun chooseFiles(chooser: Intent) = files.launch(chooser)
            },
        )
        onDispose { shop.destroy() }
    }
    LifecycleEventEffect(Lifecycle.Event.ON_RESUME) { shop.resumePage() }
    BackHandler { shop.back() }
    key(shop) { AndroidView(factory = { shop }, modifier = modifier) }
}

private tailrec fun Context.findActivity(): Activity =
    when (this) {
        is Activity -> this
        is ContextWrapper -> baseContext.findActivity()
        else -> error("Pawlet: PawletShopView needs the context of an activity")
    }
