import type { CardProduct, CardsAnswer, CardTheme, RenderedCard } from '../answer/types.ts';

/** The rendered content of an element. */
export interface CardContent<Product extends CardProduct = RenderedCard> {
  /** The element with the width of the card; it contains the root. */
  readonly container: HTMLElement;
  /** In the order of their cards. */
  readonly products: readonly Product[];
  readonly theme: CardTheme | undefined;
}

interface Policy {
  readonly createHTML: (html: string) => string;
}

/** Without it, a page that requires trusted types accepts no HTML from a script. */
const policy: Policy = (
  window as { readonly trustedTypes?: { createPolicy(name: string, rules: Policy): Policy } }
).trustedTypes?.createPolicy('pawlet', { createHTML: (html) => html }) ?? { createHTML: (html) => html };

/** Joins the products of an element to one card or list. Throws where the shop has refused the request. */
export function createContent(answers: readonly CardsAnswer[], ids: readonly number[]): CardContent {
  const cards = answers.flatMap((answer) => answer.cards);
  const products = ids.map((id) => cards.find((card) => card.id === id)).filter((card) => card !== undefined);
  const pieces =
    products.length > 0
      ? products.map(({ html }) => html)
      : answers.flatMap(({ missing }) => missing ?? []).slice(0, 1);
  const [container, ...others] = pieces.map(parse);
  if (container === undefined) throw new Error('Pawlet: the shop has sent no card.');
  const list = getList(container);
  if (ids.length > 1) list?.removeAttribute('data-single');
  for (const other of others) list?.append(...getItems(other));
  return { container, products, theme: answers[0]?.theme };
}

/** Takes over the content that a server has included; undefined where there is none. */
export function takeIncluded(root: ShadowRoot): CardContent<CardProduct> | undefined {
  const container = root.querySelector<HTMLElement>('[data-card]');
  if (container === null) return undefined;
  const { theme, ...product } = JSON.parse(container.dataset['card'] ?? '') as CardProduct & {
    readonly theme?: CardTheme;
  };
  // From now on its buttons are no links.
  container.removeAttribute('data-card');
  applyStyles(container);
  return { container, products: [product], theme };
}

/** The elements of the products in a list. */
export function getItems(container: Element): readonly Element[] {
  return [...(getList(container)?.children ?? [])];
}

/** The root of a card, which has its variables. */
export function getRoot(container: Element): HTMLElement {
  return container.querySelector('[data-pawlet-root]') as HTMLElement;
}

function getList(container: Element): Element | null {
  return container.querySelector('[part=list]');
}

/** Sets the values of `style` attributes through the CSSOM, which no policy restricts. */
function applyStyles(container: Element): void {
  for (const styled of container.querySelectorAll<HTMLElement>('[data-style]'))
    styled.style.cssText = styled.dataset['style'] ?? '';
}

function parse(html: string): HTMLElement {
  const template = document.createElement('template');
  template.innerHTML = policy.createHTML(html);
  const container = template.content.firstElementChild as HTMLElement;
  applyStyles(container);
  return container;
}
