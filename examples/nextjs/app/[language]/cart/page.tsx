import { Cart } from '@pawlet/widgets/cart';
import { loadState } from '@pawlet/widgets/server';
import { cacheLife } from 'next/cache';
import { marketOf, type Market } from '../../market.ts';
import { Shop } from '../../shop.tsx';

async function loadCart(market: Market) {
  'use cache';
  cacheLife('minutes');
  return loadState(market, [{ widget: 'cart' }]);
}

interface PageProps {
  readonly params: Promise<{ readonly language: string }>;
}

export default async function Page({ params }: PageProps) {
  const market = marketOf((await params).language);
  return (
    <Shop market={market} state={await loadCart(market)}>
      <Cart />
    </Shop>
  );
}
