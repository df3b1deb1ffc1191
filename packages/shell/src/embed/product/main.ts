import { PawletError } from '@pawlet/core/errors';
import type { RenderedCard } from '../answer/types.ts';

/** Adds a product to the cart, or buys it. */
type Choose = (product: RenderedCard, action: 'cart' | 'buy') => void;

/** Products in the page author's markup. */
export interface ShownMarkup {
  /** Shows these products; unchanged ones are left untouched, and the focus with them. */
  readonly draw: (products: readonly RenderedCard[]) => void;
  /** Shows which product's sheet is opening; none with undefined. */
  readonly showBusy: (id: number | undefined) => void;
  /** Removes the markup. */
  readonly end: () => void;
}

/** Fills in one attribute of one element; returns false for an unknown one. */
type Bind = (node: HTMLElement, value: string) => boolean;

/**
 * The ways to fill in an element, by `data-pawlet-` and this name. Values are only written as text, so that neither the
 * shop nor the author of a product's name can inject markup into the page.
 */
function toBinds(product: RenderedCard, choose: Choose): Readonly<Record<string, Bind>> {
  const { texts, picture, link, isSoldOut } = product;
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
      node.loading = 'lazy';
      node.sizes ||= '50vw';
      if (picture.srcSet !== undefined) node.srcset = picture.srcSet;
      node.src = picture.fallback;
      if (!node.hasAttribute('alt')) node.alt = picture.alt;
      return true;
    },
    link(node) {
      Object.assign(node, { href: link, target: '_blank', rel: 'noopener' });
      return node instanceof HTMLAnchorElement;
    },
    action(node, value) {
      if (!(node instanceof HTMLButtonElement) || (value !== 'cart' && value !== 'buy')) return false;
      node.type = 'button';
      node.disabled = isSoldOut;
      node.addEventListener('click', () => choose(product, value));
      return true;
    },
  };
}

function fill(template: HTMLTemplateElement, product: RenderedCard, choose: Choose): readonly Element[] {
  const copy = document.importNode(template.content, true);
  for (const [kind, bind] of Object.entries(toBinds(product, choose))) {
    const name = `data-pawlet-${kind}`;
    for (const node of copy.querySelectorAll<HTMLElement>(`[${name}]`)) {
      const value = node.getAttribute(name) ?? '';
      if (!bind(node, value))
        console.error(
          `Pawlet: ${name}="${value}" has no effect on <${node.localName}>; see the embedding guide for all attributes.`,
        );
    }
  }
  const nodes = [...copy.children];
  for (const node of nodes) node.slot = `product-${product.id}`;
  return nodes;
}

/** Shows products in the light DOM of an element, where the page's own styles apply. Throws if it has no template. */
export function showMarkup(element: HTMLElement, choose: Choose): ShownMarkup {
  const template = element.querySelector('template');
  if (template === null) throw new PawletError('CONFIG', 'Pawlet: <pawlet-product> needs a <template>.');
  let shown = new Map<number, { readonly print: string; readonly nodes: readonly Element[] }>();
  const remove = (nodes: readonly Element[] = []): void => {
    for (const node of nodes) node.remove();
  };
  return {
    draw(products) {
      const before = shown;
      shown = new Map();
      for (const product of products) {
        const { id, title, price, hasVariants, isSoldOut, picture, texts } = product;
        const print = JSON.stringify([title, price, hasVariants, isSoldOut, picture, texts]);
        const known = before.get(id);
        if (known?.print === print) shown.set(id, known);
        else {
          const nodes = fill(template, product, choose);
          shown.set(id, { print, nodes });
          element.append(...nodes);
        }
      }
      for (const [id, known] of before) if (shown.get(id) !== known) remove(known.nodes);
    },
    showBusy(busyId) {
      for (const [id, { nodes }] of shown)
        for (const node of nodes)
          for (const button of [node, ...node.querySelectorAll('button')])
            if (button.hasAttribute('data-pawlet-action')) button.ariaBusy = busyId === id ? 'true' : null;
    },
    end() {
      for (const { nodes } of shown.values()) remove(nodes);
      shown.clear();
    },
  };
}
