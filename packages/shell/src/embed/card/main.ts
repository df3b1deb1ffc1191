import type { CardProduct } from '../answer/types.ts';
import { getOptions } from '../attributes.ts';
import type { Mount } from '../loader/types.ts';
import type { ShownMarkup } from '../product/main.ts';
import { readCardOptions, type CardOptions } from './cardOptions.ts';
import { createContent, getItems, getRoot, takeIncluded, type CardContent } from './content.ts';
import { hashes } from './hashes.ts';
import { applySheets, applyVariables, loadLook } from './look.ts';
import type { CardShop } from './parts.ts';
import { createPurchases } from './purchases.ts';
import { createSeen } from './seen.ts';

/** Shows product cards in the page itself, as the shop has rendered them: they need no log-in. */
export const mount: Mount<CardShop> = (element, root, shop) => {
  // A copy: the property follows what is adopted later.
  const first = [...root.adoptedStyleSheets];
  const isOwnMarkup = element.localName === 'pawlet-product';
  const items = new Map<Element, CardProduct>();
  let shown: CardContent<CardProduct> | undefined;
  let ownMarkup: ShownMarkup | undefined;
  let isReady = false;
  let turn = 0;

  const seen = createSeen(
    (detail) => shop.emit(element, 'pawlet:product-view', detail),
    () => {
      // A finger gives no sign of interest before its tap. For who saves data the tap itself is early enough.
      const { connection } = navigator as { readonly connection?: { readonly saveData?: boolean } };
      if (connection?.saveData !== true && root.querySelector('button') !== null) purchases.prepare();
    },
  );
  const showBusy = (id: number | undefined): void => {
    for (const [item, product] of items)
      for (const button of item.querySelectorAll('button'))
        button.ariaBusy = product.id === id ? 'true' : null;
    ownMarkup?.showBusy(id);
  };
  const purchases = createPurchases(element, root, shop, showBusy);

  const showFallback = (): void => {
    shown = undefined;
    items.clear();
    ownMarkup?.end();
    ownMarkup = undefined;
    root.adoptedStyleSheets = first;
    root.replaceChildren(document.createElement('slot'));
  };
  const fail = (code: string): void => {
    // What is shown stays: it is only in another language, or older.
    if (shown === undefined) showFallback();
    shop.emit(element, 'pawlet:error', { code });
  };

  /** Sets everything that depends on the page's settings and style sheets. */
  const dress = async (): Promise<void> => {
    const look = await loadLook(shop);
    if (shown === undefined) return;
    applySheets(root, [shown.theme, look], first);
    applyVariables(element, getRoot(shown.container), shop.settings.theme);
  };
  const show = (content: CardContent<CardProduct>): void => {
    shown = content;
    items.clear();
    for (const [index, item] of getItems(content.container).entries()) {
      const product = content.products[index];
      if (product !== undefined) items.set(item, product);
    }
    seen.observe(items);
  };
  /** The root stays, and the focus with it where there is a control at the same place. */
  const replace = (next: CardContent): void => {
    if (shown === undefined) {
      root.replaceChildren(next.container);
      show(next);
      return;
    }
    const { container } = shown;
    const [before, after] = [getRoot(container), getRoot(next.container)];
    const controls = (): readonly HTMLElement[] => [...before.querySelectorAll<HTMLElement>('a,button')];
    const focused = controls().indexOf(root.activeElement as HTMLElement);
    before.lang = after.lang;
    before.replaceChildren(...after.childNodes);
    if (focused >= 0) controls()[focused]?.focus({ preventScroll: true });
    show({ ...next, container });
  };
  const becomeReady = (): void => {
    if (isReady) return;
    isReady = true;
    shop.emit(element, 'pawlet:ready', { widget: element.localName.slice('pawlet-'.length) });
  };

  /** Puts the author's markup in place of the cards. */
  const fillMarkup = async (content: CardContent): Promise<void> => {
    const { showMarkup } = await shop.load('product', hashes.product);
    ownMarkup ??= showMarkup(element, (product, action) => void purchases.begin(product, action));
    ownMarkup.draw(content.products);
    const list = getItems(content.container)[0]?.parentElement;
    list?.setAttribute('data-own', '');
    for (const [index, item] of getItems(content.container).entries()) {
      const slot = document.createElement('slot');
      slot.name = `product-${content.products[index]?.id}`;
      item.replaceChildren(slot);
    }
  };
  const load = async ({ ids }: CardOptions): Promise<void> => {
    turn += 1;
    const now = turn;
    const { country } = shop.settings;
    try {
      const [answers] = await Promise.all([shop.ask(element), loadLook(shop), isOwnMarkup && whenParsed()]);
      if (now !== turn) return;
      // Variants and checkout follow the prices that are shown.
      const [answer] = answers;
      if (answer !== undefined) shop.sold = { setting: country, country: answer.country };
      const content = createContent(answers, ids);
      if (isOwnMarkup) await fillMarkup(content);
      if (now !== turn) return;
      replace(content);
      await dress();
      becomeReady();
    } catch (error) {
      if (now !== turn) return;
      const { code = 'NETWORK' } = error as { readonly code?: string };
      if (code === 'CONFIG') console.error(error);
      fail(code);
      if (code === 'CONFIG') return;
      shop.load('frame').then(
        ({ reportUnknownOrigin }) => reportUnknownOrigin(shop),
        () => undefined,
      );
      addEventListener('online', () => now === turn && refresh(), { once: true });
    }
  };
  /** What the shop's response depends on. */
  const describeRequest = (): string => {
    const { language, country } = shop.settings;
    return JSON.stringify([getOptions(element), language, country]);
  };
  let request = '';
  const refresh = (): void => {
    request = describeRequest();
    const options = readCardOptions(element);
    if (options !== undefined) {
      void load(options);
      return;
    }
    turn += 1;
    showFallback();
    void shop
      .load('options', hashes.options)
      .then(({ reportMistake }) => reportMistake(element))
      .catch(() => undefined)
      .then(() => shop.emit(element, 'pawlet:error', { code: 'CONFIG' }));
  };

  const listening = new AbortController();
  const { signal } = listening;
  const handleClick = ({ target }: Event): void => {
    const button = (target as Element).closest('button');
    const action = element.getAttribute('action') === 'buy' ? 'buy' : 'cart';
    for (const [item, product] of items)
      if (button !== null && item.contains(button)) void purchases.begin(product, action);
  };
  root.addEventListener('click', handleClick, { signal });
  for (const name of ['pointerenter', 'focusin', 'touchstart'])
    element.addEventListener(name, purchases.prepare, { once: true, passive: true, signal });

  const included = takeIncluded(root);
  if (included === undefined) refresh();
  else {
    request = describeRequest();
    show(included);
    void dress().then(becomeReady);
  }
  return {
    update() {
      if (describeRequest() === request) void dress();
      else refresh();
      purchases.update();
    },
    unmount() {
      turn += 1;
      listening.abort();
      seen.end();
      purchases.unmount();
      showFallback();
    },
  };
};

/** The page author's template may come after the start of its element. */
function whenParsed(): Promise<unknown> | undefined {
  if (document.readyState !== 'loading') return undefined;
  return new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve, { once: true }));
}
