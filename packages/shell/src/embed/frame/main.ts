import { reportUnknownOrigin } from '@pawlet/core/unknown-origin';
import { toExactOrigin, type ContextChanges } from '@pawlet/bridge';
import { connectToWidget, type HostContext, type WidgetConnection } from '@pawlet/bridge/host';
import { getOptions } from '../attributes.ts';
import { getCountry } from '../getCountry.ts';
import type { EmbedShop, Mount, Mounted } from '../loader/types.ts';
import { readLook } from '../readLook.ts';
import { frameName } from './frameName.ts';

export { reportUnknownOrigin };

/** How long the shop's page may take to complete the handshake. */
const patienceMs = 10_000;

const sheet = new CSSStyleSheet();
sheet.replaceSync(
  ':host{display:block;inline-size:100%;min-block-size:480px}:host([hidden]){display:none}iframe{border:0;display:block;inline-size:100%;block-size:480px;color-scheme:normal}',
);

const dialogSheet = new CSSStyleSheet();
dialogSheet.replaceSync(
  'dialog.shop{border:0;padding:0;margin:auto auto 0;inline-size:min(100%,480px);max-inline-size:none;max-block-size:92vh;border-radius:var(--sheet,16px) var(--sheet,16px) 0 0;overflow:auto;overscroll-behavior:contain;background:var(--raised,#fff)}.shop::before{content:attr(aria-label);position:absolute;inset-inline:44px;font:600 16px/44px var(--family,system-ui,sans-serif);text-align:center;color:var(--text,#1f1f1f)}.shop::backdrop{background:rgb(0 0 0/50%)}@media (min-width:600px) and (min-height:600px){dialog.shop{margin:auto;border-radius:var(--sheet,16px)}}.shop>button{all:unset;box-sizing:border-box;position:sticky;inset-block-start:0;float:inline-end;z-index:1;inline-size:44px;block-size:44px;display:grid;place-items:center;cursor:pointer;font:24px/1 system-ui;color:var(--text-secondary,#6b6b6b)}.shop>button::before{content:"\\d7";display:grid;place-items:center;inline-size:32px;block-size:32px;border-radius:50%;background:var(--raised,#fff)}.shop>button:focus-visible{outline:2px solid var(--focus,#b8432e);outline-offset:-2px}.shop>iframe{border:0;display:block;inline-size:100%;block-size:min(70vh,560px);color-scheme:normal}',
);

function toContext(shop: EmbedShop): HostContext {
  const { language, theme } = shop.settings;
  return {
    platform: 'web',
    language,
    country: getCountry(shop),
    theme: theme === 'auto' ? undefined : theme,
    appearance: readLook(shop),
  };
}

/** The fields of the context that can change during the page's lifetime. */
function getChanges(shop: EmbedShop): ContextChanges {
  const { language, theme } = shop.settings;
  return {
    language,
    country: getCountry(shop),
    theme: theme === 'auto' ? null : theme,
    appearance: readLook(shop) ?? null,
  };
}

interface Framed {
  readonly iframe: HTMLIFrameElement;
  readonly connection: WidgetConnection;
  readonly isConnected: () => boolean;
}

/** Creates a frame of the shop that dispatches its events on its element. */
function getFrame(
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
    context: () => toContext(shop),
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
  const country = getCountry(shop);
  const start = new URLSearchParams({
    lang: shop.settings.language,
    ...(country !== undefined && { country_code: country }),
  });
  // Also in the URL, so that texts and prices are loaded with the page and not only after the handshake.
  iframe.src = `${shop.origin}/widget.html?${start}#${more.address}`;
  return { iframe, connection, isConnected: () => isConnected };
}

/** The route of a widget with its options as a query. */
function getRoute(id: string, options: Readonly<Record<string, string>>): string {
  const query = new URLSearchParams(options).toString();
  return `/${id}${query === '' ? '' : `?${query}`}`;
}

/** Shows a widget in a frame of the shop's origin: the embedding page never has its token. */
export const mount: Mount = (element, root, shop) => {
  const id = element.localName.slice('pawlet-'.length);
  const route = (): string => getRoute(id, getOptions(element));
  let address = route();
  let settings = JSON.stringify(shop.settings);
  const { iframe, connection, isConnected } = getFrame(element, shop, {
    title: frameName(id, shop.settings.language),
    address,
  });
  const fallback = [...root.childNodes];
  const before = root.adoptedStyleSheets;
  root.adoptedStyleSheets = [sheet];
  root.replaceChildren(iframe);
  const timer = setTimeout(() => {
    if (isConnected()) return;
    void reportUnknownOrigin(shop);
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
        // A new hash does not reload the document.
        iframe.src = `${shop.origin}/widget.html#${next}`;
      }
      const now = JSON.stringify(shop.settings);
      if (now === settings) return;
      settings = now;
      iframe.title = frameName(id, shop.settings.language);
      connection.update(getChanges(shop));
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
  /** The minimum quantity if it is omitted. */
  readonly quantity?: number | undefined;
}

/**
 * Opens the shop's own frame in a sheet over the page, with the chosen product. It follows the page's settings, and
 * ends with `unmount`.
 */
export function openPurchase(
  element: HTMLElement,
  root: ShadowRoot,
  shop: EmbedShop,
  { action, productId, skuId, quantity }: Purchase,
): Mounted {
  const id = action === 'buy' ? 'checkout' : 'cart';
  const dialog = document.createElement('dialog');
  dialog.className = 'shop';
  const close = document.createElement('button');
  close.type = 'button';
  const dress = (): void => {
    const { language } = shop.settings;
    close.setAttribute('aria-label', frameName('close', language));
    dialog.setAttribute('aria-label', frameName(id, language));
    dressAs(dialog, root.querySelector('[data-pawlet-root]'));
  };
  dress();
  const framed = getFrame(element, shop, {
    title: dialog.ariaLabel ?? '',
    address: getRoute(id, {
      'product-id': String(productId),
      ...(skuId === undefined ? {} : { 'sku-id': String(skuId) }),
      ...(quantity === undefined ? {} : { quantity: String(quantity) }),
    }),
    onClose: () => dialog.close(),
  });
  // Each page of the shop starts at its top.
  framed.iframe.addEventListener('load', () => dialog.scrollTo(0, 0));
  const timer = setTimeout(() => framed.isConnected() || void reportUnknownOrigin(shop), patienceMs);
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
  return {
    update: () => {
      if (!dialog.isConnected) return;
      // The card is re-rendered first.
      requestAnimationFrame(dress);
      framed.connection.update(getChanges(shop));
    },
    unmount: () => {
      dialog.close();
      end();
    },
  };
}

/** Gives the sheet's own controls the colours and fonts of the card that it covers. */
function dressAs(dialog: HTMLElement, card: Element | null): void {
  if (card === null) return;
  const style = getComputedStyle(card);
  for (const name of ['raised', 'text', 'text-secondary', 'focus'])
    dialog.style.setProperty(`--${name}`, style.getPropertyValue(`--pawlet-color-${name}`));
  dialog.style.setProperty('--sheet', style.getPropertyValue('--pawlet-radius-sheet'));
  dialog.style.setProperty('--family', style.fontFamily);
}
