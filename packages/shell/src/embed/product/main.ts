import type { ProductSummary } from '@pawlet/core/api';
import type { MessageTexts, TextFunction } from '@pawlet/core/i18n';
import type { Money, pictureSources } from '@pawlet/core/rules';
import type { productMessages } from '@pawlet/widgets/parts';

/** What the card's code, which is already loaded, provides to the markup. */
export interface MarkupTools {
  readonly text: TextFunction<
    typeof productMessages extends { readonly en: infer T extends MessageTexts } ? T : never
  >;
  readonly money: (amount: Money) => string;
  readonly count: (amount: number) => string;
  readonly sources: typeof pictureSources;
  readonly shopOrigin: string;
  readonly choose: (product: ProductSummary, action: 'cart' | 'buy') => void;
  readonly busyId: ProductSummary['id'] | undefined;
}

/** One product in the page author's markup. */
export interface ShownMarkup {
  /** Renders the product's current data; unchanged content is left untouched, and the focus with it. */
  readonly draw: (product: ProductSummary, tools: MarkupTools) => void;
  /** Removes the markup. */
  readonly end: () => void;
}

/** The texts for `data-pawlet-text`, by its value; '' where there is none. */
function textsOf(
  product: ProductSummary,
  { text, money, count }: MarkupTools,
): Readonly<Record<string, string>> {
  const { price, regularPrice, soldCount } = product;
  return {
    title: product.title,
    description: product.description,
    price: product.hasPriceRange ? text('goods.from', { price: money(price) }) : money(price),
    'regular-price': regularPrice === undefined ? '' : money(regularPrice),
    sold: soldCount > 0 ? text('goods.sold', { count: soldCount, amount: count(soldCount) }) : '',
    'sold-out': product.isSoldOut ? text('goods.soldOut') : '',
  };
}

/** Fills in one attribute of one element; returns false for an unknown one. */
type Bind = (node: HTMLElement, value: string) => boolean;

/**
 * The ways to fill in an element, by `data-pawlet-` and this name. Values are only written as text, so that neither the
 * shop nor the author of a product's name can inject markup into the page.
 */
function toBinds(
  { id, isSoldOut, imageUrl }: ProductSummary,
  texts: Readonly<Record<string, string>>,
  { sources, shopOrigin }: MarkupTools,
  choose: (action: 'cart' | 'buy') => void,
): Readonly<Record<string, Bind>> {
  return {
    text(node, value) {
      node.textContent = texts[value] ?? '';
      return value in texts;
    },
    if(node, value) {
      node.hidden = (texts[value] ?? '') === '';
      return value in texts;
    },
    image(node) {
      if (!(node instanceof HTMLImageElement)) return false;
      const { srcSet, fallback } = sources(imageUrl);
      node.loading = 'lazy';
      node.sizes ||= '50vw';
      if (srcSet !== undefined) node.srcset = srcSet;
      node.src = fallback;
      if (!node.hasAttribute('alt')) node.alt = texts['title'] ?? '';
      return true;
    },
    link(node) {
      const href = `${shopOrigin}/#/pages/goods/detail?id=${id}`;
      Object.assign(node, { href, target: '_blank', rel: 'noopener' });
      return node instanceof HTMLAnchorElement;
    },
    action(node, value) {
      if (!(node instanceof HTMLButtonElement) || (value !== 'cart' && value !== 'buy')) return false;
      node.type = 'button';
      node.disabled = isSoldOut;
      node.addEventListener('click', () => choose(value));
      return true;
    },
  };
}

/** Starts showing a product in the light DOM of an element, where the page's own styles apply. */
export function showMarkup(element: HTMLElement, template: HTMLTemplateElement): ShownMarkup {
  let nodes: readonly Element[] = [];
  let print = '';
  let latest: () => MarkupTools;

  const end = (): void => {
    for (const node of nodes) node.remove();
    nodes = [];
    print = '';
  };
  const draw = (product: ProductSummary, tools: MarkupTools): void => {
    latest = () => tools;
    const texts = textsOf(product, tools);
    const next = JSON.stringify([product.id, product.imageUrl, texts]);
    if (next !== print) {
      end();
      print = next;
      const copy = document.importNode(template.content, true);
      const binds = toBinds(product, texts, tools, (action) => latest().choose(product, action));
      for (const [kind, bind] of Object.entries(binds)) {
        const name = `data-pawlet-${kind}`;
        for (const node of copy.querySelectorAll<HTMLElement>(`[${name}]`)) {
          const value = node.getAttribute(name) ?? '';
          if (!bind(node, value))
            console.error(
              `Pawlet: ${name}="${value}" has no effect on <${node.localName}>; see the embedding guide for all attributes.`,
            );
        }
      }
      nodes = [...copy.children];
      for (const node of nodes) node.slot = `product-${product.id}`;
      element.append(...nodes);
    }
    for (const node of nodes)
      for (const button of [node, ...node.querySelectorAll('button')])
        if (button.hasAttribute('data-pawlet-action'))
          button.ariaBusy = tools.busyId === product.id ? 'true' : null;
  };
  return { draw, end };
}
