import { createPawlet, type Pawlet } from '@pawlet/core';
import { toId, type ProductId, type ProductSummary } from '@pawlet/core/api';
import { formatMoney, roundedCount, type InterfaceLanguage } from '@pawlet/core/i18n';
import { renderWithData } from '@pawlet/core/queries';
import { pictureSources, toDecimal } from '@pawlet/core/rules';
import { shopVariables } from '@pawlet/core/theme';
import { PawletProvider } from '@pawlet/widgets';
import { productMessages } from '@pawlet/widgets/parts';
import { getProductBatch, ProductCard } from '@pawlet/widgets/product-card';
import { renderToString } from 'react-dom/server';
import type { CardsAnswer, CardTheme, RenderedCard } from '../embed/answer/types.ts';
import { isDefaultTheme } from '../embed/answer/isDefaultTheme.ts';
import { shopResources } from '../shopResources.ts';
import type { RenderingShop } from './renderFirstView.tsx';

/** A request for product cards. */
export interface CardsRequest {
  /** The products, at most 50. */
  readonly ids: readonly number[];
  readonly language: InterfaceLanguage;
  /** ISO 3166 alpha-3. */
  readonly country: string;
  /** Origin of the shop, for links and pictures: `https://shop.example`. */
  readonly origin: string;
  readonly layout: 'card' | 'row';
  readonly action: 'cart' | 'buy' | 'link';
}

/** Renders product cards for pages of partners. Rejects if the products or the shop's config cannot be loaded. */
export async function renderCards(
  { ids, language, country, origin, layout, action }: CardsRequest,
  { fetch }: Pick<RenderingShop, 'fetch'>,
): Promise<CardsAnswer> {
  const pawlet = createPawlet({
    fetch,
    language,
    country,
    resources: shopResources,
    routeUrl: (route) => `${origin}/#${route}`,
    session: { readsAddress: false, pageOrigin: origin },
  });
  const draw = (id: number): string =>
    toShadowHtml(
      renderToString(
        // The theme is in the answer.
        <PawletProvider pawlet={pawlet} theme="light" onTheme={() => undefined}>
          <ProductCard productId={id} layout={layout} action={action} />
        </PawletProvider>,
      ),
    );
  try {
    const productIds = ids.map((id) => toId<ProductId>(id)).filter((id) => id !== undefined);
    const [found, config] = await Promise.all([
      // The cards use what it has loaded.
      getProductBatch(pawlet).load(productIds),
      pawlet.config.load(),
    ]);
    const products = found.filter((product) => product !== undefined);
    const missingId = productIds.find((_, index) => found[index] === undefined);
    const { pages, missing } = await renderWithData(pawlet, () => ({
      pages: products.map(({ id }) => draw(id)),
      missing: missingId === undefined ? undefined : draw(missingId),
    }));
    const describe = createDescription(pawlet);
    return {
      theme: toTheme(config.theme),
      country,
      cards: products.map((product, index) => ({ ...describe(product), html: pages[index] ?? '' })),
      missing,
    };
  } finally {
    pawlet.dispose();
  }
}

function toTheme(theme: Parameters<typeof shopVariables>[0]): CardTheme {
  if (isDefaultTheme(theme)) return { light: {}, dark: {} };
  return { light: shopVariables(theme, {}, 'light'), dark: shopVariables(theme, {}, 'dark') };
}

/**
 * The markup of a card in a page of a partner: its links open a new window, it follows the system's colour scheme, and
 * no policy for styles applies to it. The renderer escapes quotation marks and `<` in texts, so that only markup matches.
 */
function toShadowHtml(html: string): string {
  return html
    .replaceAll('<a ', '<a target="_blank" rel="noopener" ')
    .replaceAll(' style="', ' data-style="')
    .replace('data-pawlet-theme="light"', 'data-pawlet-theme="auto"');
}

/** Creates a function that lists the values of a product. The texts must be loaded. */
function createDescription({
  translator,
  routeUrl,
}: Pawlet): (product: ProductSummary) => Omit<RenderedCard, 'html'> {
  const text = translator.textOf(productMessages);
  const { locale } = translator;
  return ({ id, title, description, price, regularPrice, soldCount, isSoldOut, ...product }) => {
    const money = formatMoney(price, { locale });
    return {
      id,
      title,
      price: { value: toDecimal(price), currency: price.currency },
      hasVariants: product.hasVariants,
      isSoldOut,
      link: routeUrl(`/pages/goods/detail?id=${id}`),
      picture: { ...pictureSources(product.imageUrl), alt: product.imageAlt || title },
      texts: {
        title,
        description,
        price: product.hasPriceRange ? text('goods.from', { price: money }) : money,
        'regular-price': regularPrice === undefined ? '' : formatMoney(regularPrice, { locale }),
        sold:
          soldCount > 0
            ? text('goods.sold', { count: soldCount, amount: roundedCount(soldCount, locale) })
            : '',
        'sold-out': isSoldOut ? text('goods.soldOut') : '',
      },
    };
  };
}
