import type { Pawlet } from '@pawlet/core';
import {
  cloudStorageQueries,
  dehydrate,
  hydrate,
  orderQueries,
  prefetch,
  productQueries,
  rewardQueries,
  type PagedQuery,
  type PawletState,
  type Query,
} from '@pawlet/core/queries';
import type { ReactElement } from 'react';
import { describe, expect, it, vi, type Mock } from 'vitest';
import { render } from 'vitest-browser-react';
import { CloudStorage } from '../src/cloud-storage/index.ts';
import { OrderList } from '../src/order-list/index.ts';
import { PointsMall } from '../src/points-mall/index.ts';
import { ProductCard } from '../src/product-card/index.ts';
import { useProduct } from '../src/product/index.ts';
import { PawletProvider } from '../src/runtime/index.ts';
import { serveCloud } from './cloud.ts';
import { createTestShop } from './createTestShop.ts';
import { buildOrder } from './orders.ts';
import { buildReward, servePoints } from './pointsData.ts';
import { productWith } from './productWith.ts';
import { createLoggedInShop } from './shopData.ts';

const product = productWith([]);
const pageOf = <T,>(items: readonly T[]) => ({
  items,
  total: items.length,
  page: 1,
  pageSize: 10,
  hasMore: false,
});

function OwnMarkup() {
  return <p>{useProduct(7).data?.title}</p>;
}

interface Case {
  readonly widget: string;
  readonly query: Query<unknown> | PagedQuery<unknown>;
  /** Fills the shop; returns a spy on the widget's call. */
  readonly serve: (shop: Pawlet) => Mock;
  readonly element: ReactElement;
  readonly shown: RegExp;
}

const cases: readonly Case[] = [
  {
    widget: 'a product card',
    query: productQueries.cards([7]),
    serve: ({ api }) => vi.spyOn(api.products, 'list').mockResolvedValue(pageOf([product])),
    element: <ProductCard productId={7} />,
    shown: /Fountain/u,
  },
  {
    widget: 'a product with custom markup',
    query: productQueries.detail(7),
    serve: ({ api }) => vi.spyOn(api.products, 'find').mockResolvedValue({ status: 'ok', goods: product }),
    element: <OwnMarkup />,
    shown: /Fountain/u,
  },
  {
    widget: 'the points mall',
    query: rewardQueries.list(),
    serve: (shop) => servePoints(shop, { rewards: [buildReward(3)] }).rewards,
    element: <PointsMall />,
    shown: /Reward 3/u,
  },
  {
    widget: 'cloud storage',
    query: cloudStorageQueries.plans(''),
    serve: (shop) => serveCloud(shop).offer,
    element: <CloudStorage />,
    shown: /Annual plan/u,
  },
];

describe('prefetched data', () => {
  it.each(cases)('are shown by $widget in another shop, without another request', async (one) => {
    const server = createTestShop();
    one.serve(server);
    await prefetch(server, one.query);
    const state = JSON.parse(JSON.stringify(dehydrate(server))) as PawletState;

    const shop = createTestShop();
    hydrate(shop, state);
    const call = one.serve(shop);
    const screen = await render(<PawletProvider pawlet={shop}>{one.element}</PawletProvider>);
    await expect.element(screen.getByText(one.shown).first()).toBeVisible();
    expect(call).not.toHaveBeenCalled();
  });

  it("are shown by the order list in the same shopper's shop, and passed to nobody else", async () => {
    const shop = createLoggedInShop();
    const list = vi
      .spyOn(shop.api.orders, 'list')
      .mockResolvedValue({ ...pageOf([buildOrder()]), counts: undefined });
    await prefetch(shop, orderQueries.list('all'));
    expect(dehydrate(shop).queries).toEqual({});
    const screen = await render(
      <PawletProvider pawlet={shop}>
        <OrderList />
      </PawletProvider>,
    );
    await expect.element(screen.getByRole('article').first()).toBeVisible();
    expect(list).toHaveBeenCalledOnce();
  });
});
