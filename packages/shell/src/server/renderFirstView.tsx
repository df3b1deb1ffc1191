import { createPawlet } from '@pawlet/core';
import type { InterfaceLanguage } from '@pawlet/core/i18n';
import { dehydrate, renderWithData, type PawletState } from '@pawlet/core/queries';
import { shopVariables } from '@pawlet/core/theme';
import { renderToString } from 'react-dom/server';
import { App } from '../App.tsx';
import { dealsCode } from '../pages/home/LazyDeals.tsx';
import { createStorefront } from '../createStorefront.ts';
import { parsePublicAddress } from '../routing/publicAddress.ts';
import { routes } from '../routes.ts';
import { shellMessages } from '../shellMessages.ts';
import { shopResources } from '../shopResources.ts';
import { createVisit } from './createVisit.ts';
import { describePage, loadBody, loadHead } from './describePage.ts';
import { keepLoadedTexts, putLoadedTexts } from './loadedTexts.ts';
import { renderHead } from './renderHead.ts';

/** A visitor's request for a page. */
export interface FirstViewRequest {
  /** Path and query of a public page: `/de/goods/7`. */
  readonly url: string;
  /** That of the path, or the one chosen for the visitor. */
  readonly language: InterfaceLanguage;
  /** ISO 3166 alpha-3. */
  readonly country: string;
  /** Origin of the shop, for absolute addresses: `https://shop.example`. */
  readonly origin: string;
}

/** What a page is rendered with. */
export interface RenderingShop {
  /** Reaches the API of the shop; called with absolute URLs of the request's `origin`. */
  readonly fetch: typeof globalThis.fetch;
  /** Sanitises HTML that the shop has written. */
  readonly toSafeHtml: (html: string) => string;
}

/** A page as a server sends it. */
export interface FirstView {
  /** 404 for what does not exist, 410 for a product that is no longer sold; both have a usable page. */
  readonly status: 200 | 404 | 410;
  /** Markup of the document's head, as far as it differs between pages: title, links, data for other sites. */
  readonly head: string;
  /** Markup of the storefront's root. */
  readonly html: string;
  /** The `lang` of the document. */
  readonly locale: string;
  /** Custom properties of the root in dark mode, as the text of a `style` attribute; the markup has those of light mode. */
  readonly darkStyle: string;
  /** Whether everything that the page shows was loaded. */
  readonly isComplete: boolean;
  /** What the page hydrates; contains no shopper's data. */
  readonly state: PawletState;
}

/** Renders a page of the storefront for a visitor, with its data and texts. */
export async function renderFirstView(
  { url, language, country, origin }: FirstViewRequest,
  { fetch, toSafeHtml }: RenderingShop,
): Promise<FirstView> {
  let isComplete = true;
  const pawlet = createPawlet({
    async fetch(input, init) {
      const reply = await fetch(input, init);
      // Overload or a failure; what does not exist is a result.
      if (reply.status === 429 || reply.status >= 500) isComplete = false;
      return reply;
    },
    language,
    country,
    resources: shopResources,
    toSafeHtml,
    routeUrl: (route) => storefront.navigation.toUrl(route),
    session: { readsAddress: false, pageOrigin: origin },
  });
  putLoadedTexts(pawlet);
  const storefront = createStorefront(routes, pawlet, { page: createVisit(url), isRendered: true });
  try {
    await Promise.all([
      storefront.getCode(storefront.navigation.getState().current.route).load(),
      dealsCode.load(),
    ]);
    const { address } = storefront.navigation.getState().current;
    await loadBody(pawlet, address);
    const html = await renderWithData(pawlet, () =>
      renderToString(<App pawlet={pawlet} storefront={storefront} />),
    );
    const state = dehydrate(pawlet);
    keepLoadedTexts(pawlet);
    // After the state: the page itself does not use what only the head contains.
    await loadHead(pawlet, address);
    const page = describePage(pawlet, address);
    const { config } = pawlet.config.store.getState();
    const head = renderHead(page, {
      config,
      origin,
      language,
      isLanguageInPath: parsePublicAddress(url.split('?')[0] ?? '')?.language !== undefined,
      homeName: pawlet.translator.textOf(shellMessages)('title.home'),
    });
    const dark = Object.entries(shopVariables(config?.theme, {}, 'dark'));
    return {
      status: page.status,
      head,
      html,
      state,
      isComplete: isComplete && config !== undefined,
      locale: pawlet.translator.locale,
      darkStyle: dark.map(([name, value]) => `${name}:${value}`).join(';'),
    };
  } finally {
    storefront.stack.dispose();
    storefront.navigation.dispose();
    pawlet.dispose();
  }
}
