import { composePage, type Page } from './composePage.ts';
import { renderFirstView, type FirstViewRequest, type RenderingShop } from './renderFirstView.tsx';
import { createStyleFinder, type StyleSheet } from './styles.ts';

/** Renders a page of the storefront into its built page. Rejects if a part of it cannot be loaded. */
export type RenderPage = (request: FirstViewRequest, template: string, shop: RenderingShop) => Promise<Page>;

/** Creates the function that renders pages with the style sheets of a build. */
export function createPageRenderer(sheets: readonly StyleSheet[]): RenderPage {
  const findStyles = createStyleFinder(sheets);
  return async (request, template, shop) => {
    const view = await renderFirstView(request, shop);
    // The client's page tries again.
    if (!view.isComplete) throw new Error('A part of the page could not be loaded.');
    return composePage(template, view, findStyles(view.html));
  };
}
