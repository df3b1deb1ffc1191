import type { BridgeEvent, ExactOrigin } from '@pawlet/bridge';
import { connectToWidget, type WidgetConnection } from '@pawlet/bridge/host';

/** Options of `showShop`. */
export interface ShowShopOptions {
  /** Origin of the shop, which must list yours as a partner website. */
  readonly origin: ExactOrigin;
  /** Path of the page to show. @default '/widget.html#/cart' */
  readonly path?: string | undefined;
  /** Language of your page. */
  readonly language: string;
  /** ISO 3166 alpha-3. */
  readonly country: string;
  /** Accessible name of the frame. */
  readonly title: string;
  /** Receives the events of the shop, such as `pawlet:purchase`. */
  readonly onEvent?: ((event: BridgeEvent) => void) | undefined;
}

/** Embeds a page of the shop in an element of yours. Your page never has access to the shopper's token. */
export function showShop(container: Element, options: ShowShopOptions): WidgetConnection {
  const frame = document.createElement('iframe');
  frame.style.cssText = 'display: block; inline-size: 100%; block-size: 600px; border: 0';
  const connection = connectToWidget(frame, {
    origin: options.origin,
    title: options.title,
    context: { platform: 'web', language: options.language, country: options.country },
    handlers: {
      // A wallet opens in its own window, never in the frame.
      openUrl: ({ url }) => {
        if (!/^(?:https:\/\/|mailto:|tel:)/iu.test(url)) return 'failed';
        window.open(url, '_blank', 'noopener');
        return 'done';
      },
    },
    onEvent: options.onEvent,
  });
  frame.src = `${options.origin}${options.path ?? '/widget.html#/cart'}`;
  container.append(frame);
  return connection;
}
