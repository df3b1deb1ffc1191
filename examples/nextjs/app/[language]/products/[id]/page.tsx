import { productQueries } from '@pawlet/core/queries';
import { ProductCard } from '@pawlet/widgets/product-card';
import { loadState } from '@pawlet/widgets/server';
import { notFound } from 'next/navigation';
import { connection } from 'next/server';
import { Suspense } from 'react';
import { marketOf } from '../../../market.ts';
import { Shop } from '../../../shop.tsx';
import { Description } from './description.tsx';

interface PageProps {
  readonly params: Promise<{ readonly language: string; readonly id: string }>;
}

/** Streamed: the page around it is sent at once, the product with the price of this moment as soon as the shop responds. */
export default function Page({ params }: PageProps) {
  return (
    <Suspense fallback={<p aria-busy="true">…</p>}>
      <Product params={params} />
    </Suspense>
  );
}

async function Product({ params }: PageProps) {
  // A call of the shop reads the clock, so it belongs to a request, or to what is cached.
  await connection();
  const { language, id: text } = await params;
  if (!/^[1-9]\d{0,8}$/u.test(text)) notFound();
  const market = marketOf(language);
  const id = Number(text);
  const state = await loadState(
    market,
    [{ widget: 'product-card', productId: id }],
    [productQueries.detail(id)],
  );
  return (
    <Shop market={market} state={state}>
      <Description id={id} />
      <ProductCard productId={id} layout="row" />
    </Shop>
  );
}
