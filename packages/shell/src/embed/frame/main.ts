import { tellIfUnknown } from '@pawlet/core/open';
import { toExactOrigin, type ContextChanges } from '@pawlet/bridge';
import { connectToWidget, type HostContext, type WidgetConnection } from '@pawlet/bridge/host';
import { optionsOf } from '../attributes.ts';
import type { EmbedSettings, EmbedShop, Mount } from '../loader/types.ts';
export { tellIfUnknown };
import { wordOf } from './words.ts';

/** How long the shop's page may take to say who it is. */
const patienceMs = 10_000;

const sheet = new CSSStyleSheet();
sheet.replaceSync(
  ':host{display:block;inline-size:100%;min-block-size:480px}:host([hidden]){display:none}iframe{border:0;display:block;inline-size:100%;block-size:480px;color-scheme:normal}',
);

const dialogSheet = new CSSStyleSheet();
dialogSheet.replaceSync(
  'dialog.shop{border:0;padding:0;margin:auto auto 0;inline-size:min(100%,480px);max-inline-size:none;max-block-size:92vh;border-radius:16px 16px 0 0;overflow:auto;overscroll-behavior:contain;background:#fff}.shop::before{content:attr(aria-label);position:absolute;inset-inline:44px;font:600 16px/44px system-ui,sans-serif;text-align:center;color:#1f1f1f}.shop::backdrop{background:rgb(0 0 0/50%)}@media (min-width:600px) and (min-height:600px){dialog.shop{margin:auto;border-radius:16px}}.shop>button{all:unset;box-sizing:border-box;position:sticky;inset-block-start:0;float:inline-end;z-index:1;inline-size:44px;block-size:44px;display:grid;place-items:center;cursor:pointer;font:24px/1 system-ui;color:#6b6b6b}.shop>button::before{content:"\\d7";display:grid;place-items:center;inline-size:32px;block-size:32px;border-radius:50%;background:rgb(255 255 255/90%)}.shop>button:focus-visible{outline:2px solid #b8432e;outline-offset:-2px}.shop>iframe{border:0;display:block;inline-size:100%;block-size:min(70vh,560px);color-scheme:normal}',
);

function contextOf({ language, country, theme }: EmbedSettings): HostContext {
  return { platform: 'web', language, country, theme: theme === 'auto' ? undefined : theme };
}

/** What of the context may change while the page lives. */
function changesOf({ language, country, theme }: EmbedSettings): ContextChanges {
  return { language, country, theme: theme === 'auto' ? null : theme };
}

interface Framed {
  readonly iframe: HTMLIFrameElement;
  readonly connection: WidgetConnection;
  readonly isConnected: () => boolean;
}

/** Makes a frame of the shop that tells its element what happens inside. */
function frameOf(
  element: HTMLElement,
  shop: EmbedShop,
  more: { readonly title: string; readonly address: string; readonly onClose?: () => void },
): Framed {
  const iframe = document.createElement('iframe');
  let isConnected = false;
  const { onClose } = more;
  const connection = connectToWidget(iframe, {
    origin: toExactOrigin(shop.origin),
    title: more.title,
    context: () => contextOf(shop.settings),
    handlers: {
      openUrl: ({ url }) => {
        window.open(url, '_blank', 'noopener');
        return 'done';
      },
      ...(onClose === undefined
        ? {}
        : {
            close: () => {
              onClose();
              return 'done' as const;
            },
          }),
    },
    onEvent: ({ name, detail }) => shop.emit(element, name, detail),
    onConnect: () => {
      isConnected = true;
    },
    onProblem: (problem) => {
      console.error(problem.message.startsWith('Pawlet') ? problem.message : `Pawlet: ${problem.message}`);
      shop.emit(element, 'pawlet:error', { code: problem.code });
    },
  });
  const { language, country } = shop.settings;
  const start = new URLSearchParams({ lang: language, country_code: country });
  // Said in the address too, so that texts and prices are loaded with the page and not after the introduction.
  iframe.src = `${shop.origin}/widget.html?${start}#${more.address}`;
  return { iframe, connection, isConnected: () => isConnected };
}

/** The route of a widget with its options as a query. */
function routeOf(id: string, options: Readonly<Record<string, string>>): string {
  const query = new URLSearchParams(options).toString();
  return `/${id}${query === '' ? '' : `?${query}`}`;
}

/** Shows a widget in a frame of the shop's origin: the page around it never holds its token. */
export const mount: Mount = (element, root, shop) => {
  const id = element.localName.slice('pawlet-'.length);
  const route = (): string => routeOf(id, optionsOf(element));
  let address = route();
  let settings = JSON.stringify(shop.settings);
  const { iframe, connection, isConnected } = frameOf(element, shop, {
    title: wordOf(id, shop.settings.language),
    address,
  });
  const fallback = [...root.childNodes];
  const before = root.adoptedStyleSheets;
  root.adoptedStyleSheets = [sheet];
  root.replaceChildren(iframe);
  const timer = setTimeout(() => {
    if (isConnected()) return;
    void tellIfUnknown(shop);
    connection.destroy();
    root.adoptedStyleSheets = before;
    root.replaceChildren(...fallback);
    shop.emit(element, 'pawlet:error', { code: 'NETWORK' });
  }, patienceMs);
  return {
    update: () => {
      const next = route();
      if (next !== address) {
        address = next;
        // The same document hears of a new hash.
        iframe.src = `${shop.origin}/widget.html#${next}`;
      }
      const now = JSON.stringify(shop.settings);
      if (now === settings) return;
      settings = now;
      iframe.title = wordOf(id, shop.settings.language);
      connection.update(changesOf(shop.settings));
    },
    unmount: () => {
      clearTimeout(timer);
      connection.destroy();
      root.replaceChildren(...fallback);
    },
  };
};

/** What is bought in the sheet. */
export interface Purchase {
  readonly action: 'cart' | 'buy';
  readonly productId: number;
  readonly skuId?: number | undefined;
  /** The least that is sold, where it is left out. */
  readonly quantity?: number | undefined;
}

/** Opens the shop's own frame in a sheet over the page, with the product that was chosen. Answers the function that closes it. */
export function openPurchase(
  element: HTMLElement,
  root: ShadowRoot,
  shop: EmbedShop,
  { action, productId, skuId, quantity }: Purchase,
): () => void {
  const id = action === 'buy' ? 'checkout' : 'cart';
  const { language } = shop.settings;
  const dialog = document.createElement('dialog');
  dialog.className = 'shop';
  const close = document.createElement('button');
  close.type = 'button';
  close.setAttribute('aria-label', wordOf('close', language));
  const title = wordOf(id, language);
  dialog.setAttribute('aria-label', title);
  const framed = frameOf(element, shop, {
    title,
    address: routeOf(id, {
      'product-id': String(productId),
      ...(skuId === undefined ? {} : { 'sku-id': String(skuId) }),
      ...(quantity === undefined ? {} : { quantity: String(quantity) }),
    }),
    onClose: () => dialog.close(),
  });
  // Each page of the shop is seen from its top.
  framed.iframe.addEventListener('load', () => dialog.scrollTo(0, 0));
  const timer = setTimeout(() => framed.isConnected() || void tellIfUnknown(shop), patienceMs);
  if (!root.adoptedStyleSheets.includes(dialogSheet))
    root.adoptedStyleSheets = [...root.adoptedStyleSheets, dialogSheet];
  dialog.append(close, framed.iframe);
  const end = (): void => {
    clearTimeout(timer);
    framed.connection.destroy();
    dialog.remove();
  };
  close.addEventListener('click', () => dialog.close());
  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog) dialog.close();
  });
  dialog.addEventListener('close', end, { once: true });
  root.append(dialog);
  dialog.showModal();
  return () => {
    dialog.close();
    end();
  };
}
