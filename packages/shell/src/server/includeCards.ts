import type { CardProduct, CardsAnswer, CardTheme, Variables } from '../embed/answer/types.ts';
import { escapeHtml } from './escapeHtml.ts';

/** Where and how cards are included. */
export interface Inclusion {
  readonly layout: 'card' | 'row';
  readonly action: 'cart' | 'buy' | 'link';
  /** Origin of the shop. */
  readonly origin: string;
  /** The card's style sheet: the path of its file, and the text. */
  readonly sheet: { readonly path: string; readonly text: string };
  /** `inline` for a page whose policy allows the text by its hash: nothing is then loaded before the cards are shown. */
  readonly styles: 'file' | 'inline';
}

/** Product cards as they are sent. */
export interface SentCards {
  readonly text: string;
  /** Inline style sheets, which the policy of a page has to allow. */
  readonly styles: readonly string[];
}

/**
 * The cards as elements for the HTML of a page, which shows them without a script. The script of the page adopts them:
 * `data-card` contains what it needs.
 */
export function includeCards({ cards, theme }: CardsAnswer, inclusion: Inclusion): SentCards {
  const { layout, action, origin, sheet, styles } = inclusion;
  const hasTheme = Object.keys(theme.light).length > 0;
  const isInline = styles === 'inline';
  const link = (path: string): string =>
    `<link rel="stylesheet" href="${escapeHtml(new URL(path, origin).href)}">`;
  // One sheet, the same in each shadow root: one hash, which compression and browsers keep once.
  const text = sheet.text + formatTheme(theme).trim();
  const own = isInline
    ? `<style>${text}</style>`
    : [sheet.path, ...(hasTheme ? ['/embed/v1/theme.css'] : [])].map(link).join('');
  const options = `${layout === 'card' ? '' : ` layout="${layout}"`}${action === 'cart' ? '' : ` action="${action}"`}`;
  const elements = cards
    .map(({ id, title, price, hasVariants, link: page, html }) => {
      const product: CardProduct = { id, title, price, hasVariants };
      const values = JSON.stringify(hasTheme ? { ...product, theme } : product);
      const content = html.replace('<div', () => `<div data-card="${escapeHtml(values)}"`);
      // The link is for readers without shadow roots.
      return `<pawlet-product-card product-id="${id}"${options} data-included><template shadowrootmode="open">${own}${content}</template><a href="${escapeHtml(page)}">${escapeHtml(title)}</a></pawlet-product-card>\n`;
    })
    .join('');
  if (elements === '') return { text: '', styles: [] };
  if (isInline) return { text: elements, styles: [text] };
  // Browsers wait for a style sheet in the page before they show what follows, and not for one in a shadow root.
  return { text: `${link(sheet.path)}\n${elements}`, styles: [] };
}

/** The shop's own colours as a style sheet for included cards; empty for the default ones. */
export function formatTheme({ light, dark }: CardTheme): string {
  const format = (variables: Variables): string =>
    Object.entries(variables)
      .map(([name, value]) => `${name}:${value}`)
      .join(';');
  if (Object.keys(light).length === 0) return '';
  return `[data-pawlet-root]{${format(light)}}[data-pawlet-theme=dark]{${format(dark)}}@media (prefers-color-scheme:dark){[data-pawlet-theme=auto]{${format(dark)}}}\n`;
}
