import { Cart } from '@pawlet/widgets/cart';
import { ProductCard } from '@pawlet/widgets/product-card';
import { loadState } from '@pawlet/widgets/server';
import { cacheLife } from 'next/cache';
import { marketOf, type Market } from '../market.ts';
import { Shop } from '../shop.tsx';

const productIds = [1, 7];

/** Prices of the last minute: the page is prepared, and needs no call to the shop. */
async function loadOffers(market: Market) {
  'use cache';
  cacheLife('minutes');
  return loadState(market, [{ widget: 'product-card', productIds }, { widget: 'cart' }]);
}

interface PageProps {
  readonly params: Promise<{ readonly language: string }>;
}

export default async function Page({ params }: PageProps) {
  const market = marketOf((await params).language);
  return (
    <Shop market={market} state={await loadOffers(market)}>
      <ProductCard productIds={productIds} />
      <Cart />
    </Shop>
  );
}
