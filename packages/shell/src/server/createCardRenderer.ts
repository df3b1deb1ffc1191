import { formatTheme, includeCards } from './includeCards.ts';
import { renderCards, type CardsRequest } from './renderCards.tsx';
import type { RenderingShop } from './renderFirstView.tsx';

/** A request for product cards in one of their formats. */
export interface CardsVisit extends CardsRequest {
  /** `json` for the embed script, `html` for the HTML of a page, `css` for the shop's colours alone. */
  readonly format: 'json' | 'html' | 'css';
}

/**
 * Creates the function that renders product cards for pages of partners.
 * @param sheet - Path of the card's style sheet in the build.
 */
export function createCardRenderer(
  sheet: string,
): (visit: CardsVisit, shop: RenderingShop) => Promise<string> {
  return async ({ format, ...request }, shop) => {
    const answer = await renderCards(request, shop);
    if (format === 'json') return JSON.stringify(answer);
    return format === 'html' ? includeCards(answer, { ...request, sheet }) : formatTheme(answer.theme);
  };
}
