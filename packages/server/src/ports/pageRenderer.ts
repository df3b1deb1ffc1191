import type { Language } from '../i18n/language.ts';

/** A public page of the storefront. */
export interface PublicPage {
  /** `rendered` by a server, for the `client` alone, or `missing`: a part of the URL has a form that no address has. */
  readonly kind: 'rendered' | 'client' | 'missing';
  /** Path and the part of the query that a rendered page depends on. */
  readonly url: string;
  /** The language in the path, undefined without one. */
  readonly language?: Language | undefined;
}

/** Whom and where a page is rendered for. */
export interface PageVisit {
  readonly url: string;
  readonly language: Language;
  /** ISO 3166 alpha-3. */
  readonly country: string;
  /** Origin of the shop, for absolute addresses. */
  readonly origin: string;
}

/** A rendered page. */
export interface RenderedPage {
  readonly status: number;
  /** The whole document. */
  readonly html: string;
  /** Inline scripts besides those of the template. */
  readonly scripts: readonly string[];
  /** Inline style sheets. */
  readonly styles: readonly string[];
  /** The different values of `style` attributes. */
  readonly styleAttributes: readonly string[];
}

/** Which product cards are rendered for a page of a partner, for whom, and in which format. */
export interface CardsVisit {
  /** `json` for the embed script, `html` for the HTML of a page, `css` for the shop's colours alone. */
  readonly format: 'json' | 'html' | 'css';
  /** At most 50. */
  readonly ids: readonly number[];
  readonly language: Language;
  /** ISO 3166 alpha-3. */
  readonly country: string;
  /** Origin of the shop, for links and pictures. */
  readonly origin: string;
  readonly layout: 'card' | 'row';
  readonly action: 'cart' | 'buy' | 'link';
  /** Where the styles of `html` are: in a file of the shop, or in each shadow root. */
  readonly styles: 'file' | 'inline';
}

/** Rendered product cards in one of their formats. */
export interface RenderedCards {
  readonly text: string;
  /** Inline style sheets, which the policy of a page has to allow. */
  readonly styles: readonly string[];
}

/** What a page is rendered with. */
export interface RenderingShop {
  /** Reaches the API. */
  readonly fetch: typeof globalThis.fetch;
  /** Sanitises HTML that the shop has written. */
  readonly toSafeHtml: (html: string) => string;
}

/** Renders pages of the storefront; part of the storefront's build. */
export interface PageRenderer {
  /** Undefined for a URL of no public page. */
  findPage(pathname: string, search: string): PublicPage | undefined;
  /** Creates the storefront's sanitiser. @param window that of jsdom */
  createHtmlSanitiser(window: object): (html: string) => string;
  /**
   * Rejects if a part of the page cannot be loaded.
   * @param template the storefront's built page
   */
  renderPage(visit: PageVisit, template: string, shop: RenderingShop): Promise<RenderedPage>;
  /** Rejects if products or config cannot be loaded. Missing products are left out. */
  renderCards(visit: CardsVisit, shop: RenderingShop): Promise<RenderedCards>;
}
