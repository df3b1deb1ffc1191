import { composePage, divideTemplate, type Page, type Template } from './composePage.ts';
import { renderFirstView, type FirstViewRequest, type RenderingShop } from './renderFirstView.tsx';
import { createStyleFinder, type StyleSheet } from './styles.ts';

/** Renders a page of the storefront into its built page. Rejects if a part of it cannot be loaded. */
export type RenderPage = (request: FirstViewRequest, template: string, shop: RenderingShop) => Promise<Page>;

/** One for each language; more where a setting of the shop has changed. */
const mostTemplates = 16;

/** Creates the function that renders pages with the style sheets of a build. */
export function createPageRenderer(sheets: readonly StyleSheet[]): RenderPage {
  const findStyles = createStyleFinder(sheets);
  const templates = new Map<string, Template>();
  const divide = (html: string): Template => {
    const known = templates.get(html);
    if (known !== undefined) return known;
    if (templates.size >= mostTemplates) templates.clear();
    const template = divideTemplate(html);
    templates.set(html, template);
    return template;
  };
  return async (request, template, shop) => {
    const view = await renderFirstView(request, shop);
    // The client's page tries again.
    if (!view.isComplete) throw new Error('A part of the page could not be loaded.');
    return composePage(divide(template), view, findStyles(view.html));
  };
}
