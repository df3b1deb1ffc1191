import type { ProductSummary } from '@pawlet/core/api';
import { isPawletError, PawletError } from '@pawlet/core/errors';
import type { HostPort } from '@pawlet/core/host';
import { toInterfaceLanguage } from '@pawlet/core/i18n';
import { createAnonymousPawlet, productSummaries, type AnonymousPawlet, type Visit } from '@pawlet/core/open';
import { PawletProvider } from '@pawlet/widgets';
import { ProductCard, productCardWidget, type ProductCardProps } from '@pawlet/widgets/product-card';
import { render } from 'preact';
import type { ReactElement } from 'react';
import { getAppearance } from '../appearance.ts';
import { getOptions } from '../attributes.ts';
import { CardContext } from '../lean/cardActions.ts';
import { setLanguageLoader } from '../lean/languages.ts';
import { setComputation } from '../lean/theme.ts';
import type { EmbedSettings, Mount, Mounted } from '../loader/types.ts';
import { toSheet, type PartStyles } from '../styles.ts';
import { OwnMarkup } from './OwnMarkup.tsx';
import type { CardParts, CardShop } from './parts.ts';

declare const __PAWLET_STYLES__: PartStyles;
declare const __PAWLET_COLORS__: string;
declare const __PAWLET_PRODUCT__: string;
declare const __PAWLET_SKU__: string;

const styles = __PAWLET_STYLES__;
const sheet = toSheet(styles);
/** The card's custom properties; those of the shop's theme are set by the card. */
const names = new Set(styles.text.match(/--pawlet-(?!shop-)[\w-]+(?=:)/gu));
const isShownBy = '[data-pawlet-part="card"],[data-pawlet-state="empty"],slot[name]';

function getVisit({ language, country }: EmbedSettings): Visit {
  return { lang: toInterfaceLanguage(language) ?? 'en', country };
}

/** What the page has set on an element: the card's root, which sets them all, passes it on. */
function getVariables(element: HTMLElement): Readonly<Record<string, string>> {
  const style = getComputedStyle(element);
  return Object.fromEntries(
    Array.from(names, (name) => [name, style.getPropertyValue(name)] as const).filter(([, value]) => value),
  );
}

/** One shop for all cards of the page. */
let open: AnonymousPawlet | undefined;

function openShop(shop: CardShop): AnonymousPawlet {
  if (open !== undefined) {
    // Changes made while no card was mounted.
    void open.visit(getVisit(shop.settings)).catch(() => undefined);
    return open;
  }
  setLanguageLoader(shop.load as never);
  const made = createAnonymousPawlet({
    apiOrigin: shop.origin,
    ...getVisit(shop.settings),
    // The card asks nothing of its host: the element provides everything.
    host: {} as HostPort,
    api: (http, currency) => ({ products: productSummaries(http, currency) as never }),
  });
  open = made;
  const color = async (): Promise<void> => {
    const { readTheme, shopVariables } = await shop.load('colors', __PAWLET_COLORS__);
    const theme = await readTheme(shop);
    if (theme === undefined) return;
    setComputation(shopVariables);
    made.show({ theme });
  };
  // The colours of most shops are the default ones; others are loaded after the cards.
  const whenIdle = window.requestIdleCallback ?? setTimeout;
  whenIdle(() => void color().catch(() => undefined));
  return made;
}

let hasLook = false;

/** Applies the page's appearance settings to the cards. */
async function look(shop: CardShop): Promise<void> {
  hasLook = true;
  try {
    const { readLook, shopVariables } = await shop.load('colors', __PAWLET_COLORS__);
    setComputation(shopVariables);
    open?.show({ appearance: readLook(shop) ?? {} });
  } catch {
    // It is then rendered in the shop's colours.
  }
}

/** Collects what other cards of the same shop will show, so that one request loads all. */
function announceAll(shop: AnonymousPawlet, first: Element): void {
  for (const element of document.querySelectorAll('pawlet-product-card,pawlet-product')) {
    if (element.getAttribute('shop') !== first.getAttribute('shop')) continue;
    try {
      productCardWidget.announce?.(shop.pawlet, productCardWidget.parseOptions(getOptions(element)));
    } catch {
      // Its element reports the error when it mounts.
    }
  }
}

/** Shows product cards in the page itself: they need no log-in. */
export const mount: Mount<CardShop> = (element, root, shop) => {
  const isFirst = open === undefined;
  const shared = openShop(shop);
  const { pawlet, visit } = shared;
  if (isFirst) announceAll(shared, element);
  const before = { nodes: [...root.childNodes], sheets: root.adoptedStyleSheets };
  const container = document.createElement('div');
  const hasOwnMarkup = element.localName === 'pawlet-product';
  let productCode: CardParts['product'] | undefined;
  let busyId: ProductSummary['id'] | undefined;
  let isShown = false;
  /** The element's own content is the fallback of a card that cannot load; without it the card shows the error. */
  let isFallback = hasOwnMarkup;
  let isOver = false;
  let sheetOver: Mounted | undefined;
  const fall = (): void => {
    render(null, container);
    showFallback();
  };
  const showFallback = (): void => {
    root.adoptedStyleSheets = before.sheets;
    root.replaceChildren(...before.nodes);
  };
  const showCard = (): void => {
    root.adoptedStyleSheets = [sheet];
    root.replaceChildren(container);
  };

  const buy = async (product: ProductSummary, action: 'cart' | 'buy'): Promise<void> => {
    const frame = shop.load('frame');
    frame.catch(() => undefined);
    const chosen = product.hasVariants
      ? await (
          await shop.load('sku', __PAWLET_SKU__)
        ).chooseSku(root, shop, product.id, {
          action,
          theme: pawlet.session.store.getState().theme,
        })
      : { skuId: undefined, quantity: undefined };
    if (chosen !== undefined)
      sheetOver = (await frame).openPurchase(element, root, shop, {
        action,
        productId: product.id,
        ...chosen,
      });
  };
  const choose = async (product: ProductSummary, action: 'cart' | 'buy'): Promise<void> => {
    if (busyId !== undefined) return;
    busyId = product.id;
    draw();
    try {
      await buy(product, action);
    } catch (error) {
      shop.emit(element, 'pawlet:error', { code: isPawletError(error) ? error.code : 'NETWORK' });
    } finally {
      busyId = undefined;
      draw();
    }
  };

  /** The page author's markup in place of the card; undefined where the card renders its own. */
  const ownMarkup = (): ReactElement | undefined => {
    const code = productCode;
    if (code === undefined) return undefined;
    const template = element.querySelector('template');
    if (template === null) throw new PawletError('CONFIG', 'Pawlet: <pawlet-product> needs a <template>.');
    return <OwnMarkup begin={() => code.showMarkup(element, template)} />;
  };

  const draw = (): void => {
    if (isOver || (hasOwnMarkup && productCode === undefined)) return;
    let props: ProductCardProps;
    try {
      props = { ...productCardWidget.parseOptions(getOptions(element)), children: ownMarkup() };
    } catch (error) {
      console.error(error);
      fall();
      shop.emit(element, 'pawlet:error', { code: 'CONFIG' });
      return;
    }
    if (!container.isConnected && !isFallback) showCard();
    render(
      <CardContext.Provider
        value={{
          shopOrigin: shop.origin,
          choose: (product, action) => void choose(product, action),
          busyId,
          emit: (name, detail) => shop.emit(element, name, detail),
        }}
      >
        <PawletProvider pawlet={pawlet} theme={shop.settings.theme} variables={getVariables(element)}>
          <ProductCard {...props} />
        </PawletProvider>
      </CardContext.Provider>,
      container,
    );
  };

  const watch = new MutationObserver(() => {
    if (container.querySelector(isShownBy) === null) return;
    isShown = true;
    isFallback = false;
    watch.disconnect();
    if (!container.isConnected) showCard();
    shop.emit(element, 'pawlet:ready', { widget: element.localName.slice('pawlet-'.length) });
  });
  watch.observe(container, { childList: true, subtree: true });
  const endErrors = pawlet.events.on('pawlet:error', ({ code, requestId }) => {
    if (isShown) return;
    shop.emit(element, 'pawlet:error', { code, requestId });
    if (element.childElementCount > 0 || element.textContent.trim() !== '') {
      // It keeps rendering behind it: when the shop responds later, the card replaces the fallback.
      isFallback = true;
      showFallback();
    }
    if (code === 'NETWORK')
      void shop.load('frame').then(
        ({ reportUnknownOrigin }) => reportUnknownOrigin(shop),
        () => undefined,
      );
  });
  // The code for a tap is loaded while the pointer approaches.
  const prepare = (): void => {
    shop.load('frame').catch(() => undefined);
    shop.load('sku', __PAWLET_SKU__).catch(() => undefined);
  };
  for (const name of ['pointerenter', 'focusin', 'touchstart'])
    element.addEventListener(name, prepare, { once: true, passive: true });
  // The card is not shown in the shop's colours first; without settings of the page there is nothing to wait for.
  const drawInLook = (): void => {
    if (getAppearance(shop.settings) === undefined && !hasLook) draw();
    else void look(shop).then(draw);
  };
  const loadProductCode = async (): Promise<void> => {
    productCode = await shop.load('product', __PAWLET_PRODUCT__);
    // The browser may still be parsing the element's content.
    if (document.readyState === 'loading')
      await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve, { once: true }));
    drawInLook();
  };
  if (hasOwnMarkup) loadProductCode().catch(() => shop.emit(element, 'pawlet:error', { code: 'NETWORK' }));
  else drawInLook();

  return {
    update: () => {
      void visit(getVisit(shop.settings)).catch(() => undefined);
      drawInLook();
      sheetOver?.update();
    },
    unmount: () => {
      isOver = true;
      sheetOver?.unmount();
      watch.disconnect();
      endErrors();
      render(null, container);
      root.replaceChildren(...before.nodes);
    },
  };
};
