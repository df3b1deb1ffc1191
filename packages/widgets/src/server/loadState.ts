import { createPawlet, type PawletOptions } from '@pawlet/core';
import { PawletError, shopMessages } from '@pawlet/core/errors';
import type { Catalogue } from '@pawlet/core/i18n';
import {
  cloudStorageQueries,
  dehydrate,
  pageQueries,
  prefetch,
  productQueries,
  rewardQueries,
  taskQueries,
  type PagedQuery,
  type PawletState,
  type Query,
  type QueryPage,
} from '@pawlet/core/queries';
import { cartMessages } from '../cart/cartMessages.ts';
import { recommendedQuery } from '../cart/recommended.ts';
import { checkoutMessages } from '../checkout/checkoutMessages.ts';
import { cloudStorageMessages } from '../cloud-storage/cloudStorageMessages.ts';
import { orderListMessages } from '../order-list/orderListMessages.ts';
import { cashierMessages } from '../parts/cashier/cashierMessages.ts';
import { orderCardMessages } from '../parts/order-card/orderCardMessages.ts';
import { productMessages } from '../parts/product/productMessages.ts';
import { tasksMessages } from '../parts/tasks/tasksMessages.ts';
import { pointsMallMessages } from '../points-mall/pointsMallMessages.ts';
import { uiMessages } from '../runtime/uiMessages.ts';
import { signInMessages } from '../sign-in-calendar/signInMessages.ts';

/** A widget of a page, with the options that decide what it loads. */
export type PageWidget =
  | { readonly widget: 'product-card'; readonly productId: number }
  | { readonly widget: 'product-card'; readonly productIds: readonly number[] }
  | {
      readonly widget:
        | 'cart'
        | 'cashier'
        | 'checkout'
        | 'cloud-storage'
        | 'order-list'
        | 'points-mall'
        | 'sign-in-calendar';
    };

type AnyQuery = Query<unknown> | PagedQuery<unknown, QueryPage<unknown>>;

/** What a visitor's first view of a widget needs. */
interface Needs {
  readonly texts: readonly Catalogue[];
  readonly queries: readonly AnyQuery[];
}

/**
 * Loads what a page shows first to a visitor, in a server component or any other code without React: the data and texts
 * of its widgets, and the shop's colours. What cannot be loaded is left out; the browser loads it.
 * @param options the shop, usually `apiOrigin`, `language` and `country`
 * @param widgets the widgets of the page
 * @param queries further data, for components of your own
 * @returns plain JSON without data of a shopper, for `useHydratedPawlet`; rejects if a widget does not exist
 * @example
 * import { loadState } from '@pawlet/widgets/server';
 *
 * const state = await loadState({ apiOrigin: 'https://shop.example', language: 'de', country: 'DEU' }, [
 *   { widget: 'product-card', productIds: [1, 7] },
 *   { widget: 'cart' },
 * ]);
 */
export async function loadState(
  options: PawletOptions,
  widgets: readonly PageWidget[],
  queries: readonly AnyQuery[] = [],
): Promise<PawletState> {
  const needs = widgets.map(getNeeds);
  const pawlet = createPawlet(options);
  try {
    const texts = [uiMessages, ...needs.flatMap((one) => one.texts)];
    await Promise.all([
      ...[...needs.flatMap((one) => one.queries), ...queries].map((query) => prefetch(pawlet, query)),
      pawlet.config.load().catch(() => undefined),
      pawlet.translator.load(...new Set(texts)).catch(() => undefined),
    ]);
    return dehydrate(pawlet);
  } finally {
    pawlet.dispose();
  }
}

function getNeeds(shown: PageWidget): Needs {
  switch (shown.widget) {
    case 'product-card': {
      const ids = 'productIds' in shown ? shown.productIds : [shown.productId];
      return { texts: [productMessages], queries: [productQueries.cards(ids)] };
    }
    case 'cart':
      return { texts: [cartMessages, productMessages, shopMessages], queries: [recommendedQuery()] };
    case 'cashier':
      return { texts: [cashierMessages, shopMessages], queries: [] };
    case 'checkout':
      return { texts: [checkoutMessages, shopMessages], queries: [] };
    case 'cloud-storage':
      return {
        texts: [cloudStorageMessages, shopMessages],
        queries: [cloudStorageQueries.plans(''), pageQueries.detail('cloud')],
      };
    case 'order-list':
      return { texts: [orderListMessages, orderCardMessages, shopMessages], queries: [] };
    case 'points-mall':
      return {
        texts: [pointsMallMessages, tasksMessages, shopMessages],
        queries: [rewardQueries.list(), taskQueries.list()],
      };
    case 'sign-in-calendar':
      return { texts: [signInMessages, tasksMessages, shopMessages], queries: [taskQueries.list()] };
    default:
      throw new PawletError(
        'CONFIG',
        `Pawlet: there is no widget "${String((shown as { widget: unknown }).widget)}".`,
      );
  }
}
