import { formatTheme, includeCards, type Inclusion, type SentCards } from './includeCards.ts';
import { renderCards, type CardsRequest } from './renderCards.tsx';
import type { RenderingShop } from './renderFirstView.tsx';

/** A request for product cards in one of their formats. */
export interface CardsVisit extends CardsRequest {
  /** `json` for the embed script, `html` for the HTML of a page, `css` for the shop's colours alone. */
  readonly format: 'json' | 'html' | 'css';
  /** Where the styles of `html` are. */
  readonly styles: Inclusion['styles'];
}

/**
 * Creates the function that renders product cards for pages of partners.
 * @param sheet - The card's style sheet in the build.
 */
export function createCardRenderer(
  sheet: Inclusion['sheet'],
): (visit: CardsVisit, shop: RenderingShop) => Promise<SentCards> {
  return async ({ format, styles, ...request }, shop) => {
    const answer = await renderCards(request, shop);
    if (format === 'html') return includeCards(answer, { ...request, sheet, styles });
    return { text: format === 'json' ? JSON.stringify(answer) : formatTheme(answer.theme), styles: [] };
  };
}
