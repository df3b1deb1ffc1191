import { createPawlet } from '@pawlet/core';
import type { InterfaceLanguage } from '@pawlet/core/i18n';
import { dehydrate, renderWithData, type PawletState } from '@pawlet/core/queries';
import { renderToString } from 'react-dom/server';
import { App } from '../App.tsx';
import { createStorefront } from '../createStorefront.ts';
import { routes } from '../routes.ts';
import { shopResources } from '../shopResources.ts';
import { createVisit } from './createVisit.ts';

/** A visitor's request for a page. */
export interface FirstViewRequest {
  /** Route of the storefront with its parameters: `/pages/goods/detail?id=7`. An unknown one shows the home page. */
  readonly route: string;
  readonly language: InterfaceLanguage;
  /** ISO 3166 alpha-3. */
  readonly country: string;
  /** Origin of the shop, for absolute addresses: `https://shop.example`. */
  readonly origin: string;
}

/** A page as a server sends it. */
export interface FirstView {
  /** Markup of the storefront's root. */
  readonly html: string;
  /** What the page hydrates; contains no shopper's data. */
  readonly state: PawletState;
}

/**
 * Renders a page of the storefront for a visitor, with its data and texts.
 * @param fetch reaches the API of the shop; called with absolute URLs of `origin`
 */
export async function renderFirstView(
  { route, language, country, origin }: FirstViewRequest,
  fetch: typeof globalThis.fetch,
): Promise<FirstView> {
  const pawlet = createPawlet({
    fetch,
    language,
    country,
    resources: shopResources,
    session: { readsAddress: false, pageOrigin: origin },
  });
  const storefront = createStorefront(routes, pawlet, { page: createVisit(route) });
  try {
    await storefront.getCode(storefront.navigation.getState().current.route).load();
    const html = await renderWithData(pawlet, () =>
      renderToString(<App pawlet={pawlet} storefront={storefront} />),
    );
    return { html, state: dehydrate(pawlet) };
  } finally {
    storefront.stack.dispose();
    storefront.navigation.dispose();
    pawlet.dispose();
  }
}
