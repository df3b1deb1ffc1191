import type { CardProduct, CardsAnswer, CardTheme, Variables } from '../embed/answer/types.ts';
import { escapeHtml } from './escapeHtml.ts';

/** Where and how cards are included. */
export interface Inclusion {
  readonly layout: 'card' | 'row';
  readonly action: 'cart' | 'buy' | 'link';
  /** Origin of the shop. */
  readonly origin: string;
  /** Path of the card's style sheet. */
  readonly sheet: string;
}

/**
 * The cards as elements for the HTML of a page, which shows them without a script. The script of the page adopts them:
 * `data-card` contains what it needs.
 */
export function includeCards({ cards, theme }: CardsAnswer, inclusion: Inclusion): string {
  const { layout, action, origin, sheet } = inclusion;
  const hasTheme = Object.keys(theme.light).length > 0;
  const sheets = hasTheme ? [sheet, '/embed/v1/theme.css'] : [sheet];
  const link = (path: string): string =>
    `<link rel="stylesheet" href="${escapeHtml(new URL(path, origin).href)}">`;
  const links = sheets.map(link).join('');
  const options = `${layout === 'card' ? '' : ` layout="${layout}"`}${action === 'cart' ? '' : ` action="${action}"`}`;
  const elements = cards
    .map(({ id, title, price, hasVariants, link: page, html }) => {
      const product: CardProduct = { id, title, price, hasVariants };
      const values = JSON.stringify(hasTheme ? { ...product, theme } : product);
      const content = html.replace('<div', () => `<div data-card="${escapeHtml(values)}"`);
      // The link is for readers without shadow roots.
      return `<pawlet-product-card product-id="${id}"${options} data-included><template shadowrootmode="open">${links}${content}</template><a href="${escapeHtml(page)}">${escapeHtml(title)}</a></pawlet-product-card>\n`;
    })
    .join('');
  // Browsers wait for a style sheet in the page before they show what follows, and not for one in a shadow root.
  return elements === '' ? '' : `${link(sheet)}\n${elements}`;
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
