import '@pawlet/widgets/ui';
import type { ProductApi, ProductDetail } from '@pawlet/core/api';
import type { VariantChoice } from '@pawlet/widgets/parts';
import { afterEach, expect, it, vi } from 'vitest';
import { makeDetail } from '../../../../../core/test/makeProducts.ts';
import { closePages, createLoggedInPawlet, openPage } from '../../../../test/openPage.tsx';
import { Page } from '../../../layout/Page.tsx';
import { TabFollower } from '../../../tabs/TabFollower.tsx';
import { favouriteMarks } from '../../../favourites/favouriteMarks.ts';
import { PriceBlock } from './PriceBlock.tsx';

afterEach(async () => {
  await closePages();
  favouriteMarks.setState([], true);
});

const product = makeDetail(3, 'Fountain');

const choice = { price: { amountMinor: 9900, currency: 'CNY' } } as Partial<VariantChoice> as VariantChoice;

function Product({ given = {} }: { readonly given?: Partial<ProductDetail> }) {
  return (
    <Page title="Fountain">
      <PriceBlock product={{ ...product, ...given }} choice={choice} />
      <TabFollower />
    </Page>
  );
}

async function openProduct(setFavourite: ProductApi['setFavourite']) {
  const pawlet = createLoggedInPawlet();
  vi.spyOn(pawlet.api.products, 'setFavourite').mockImplementation(setFavourite);
  const told: unknown[] = [];
  pawlet.events.on('pawlet:favourite-changed', (change) => told.push(change));
  const { screen } = await openPage(
    pawlet,
    { 'goods/detail': () => <Product /> },
    '/pages/goods/detail?id=3',
  );
  return { pawlet, told, heart: screen.getByRole('button', { name: 'Favorite' }) };
}

it('fills the heart with the tap, and emits an event to the embedder', async () => {
  let answer: () => void = () => undefined;
  const { told, heart } = await openProduct(
    (_id, isFavourite) =>
      new Promise((resolve) => {
        answer = () => resolve({ status: 'ok', isFavourite });
      }),
  );
  await heart.click();
  await expect.element(heart).toHaveAttribute('aria-pressed', 'true');
  expect(told).toEqual([]);
  answer();
  await expect.poll(() => told).toEqual([{ productId: 3, change: 'added' }]);
  await expect.element(heart).toHaveAttribute('aria-pressed', 'true');
});

it('empties the heart again where the shop rejects it', async () => {
  const { told, heart } = await openProduct(() =>
    Promise.resolve({ status: 'refused', reason: 'UNKNOWN', message: 'Not this one', fields: {} }),
  );
  await heart.click();
  await expect.element(heart).toHaveAttribute('aria-pressed', 'false');
  expect(told).toEqual([]);
});

it('fills the heart of a product whose rows the cart moves to the favourites', async () => {
  const { pawlet, heart } = await openProduct(() => Promise.reject(new Error('The cart asks by itself.')));
  await expect.element(heart).toHaveAttribute('aria-pressed', 'false');
  pawlet.events.emit('pawlet:favourite-changed', { productId: 3, change: 'added' });
  await expect.element(heart).toHaveAttribute('aria-pressed', 'true');
});

it('shows the rating, which links to the reviews', async () => {
  const Rated = () => <Product given={{ star: 4.6, commentCount: 12 }} />;
  const { screen } = await openPage(
    createLoggedInPawlet(),
    { 'goods/detail': Rated },
    '/pages/goods/detail?id=3',
  );
  const rating = screen.getByRole('link', { name: /4\.6 of 5 stars.*Reviews \(12\)/u });
  await expect.element(rating).toBeVisible();
  expect(rating.element().textContent).toContain('4.6');
  await expect.element(rating).toHaveAttribute('href', '#/pages/remark/lists?goods_id=3');
});

it('shows no rating where there are no reviews', async () => {
  const { screen } = await openPage(
    createLoggedInPawlet(),
    { 'goods/detail': () => <Product /> },
    '/pages/goods/detail?id=3',
  );
  await expect.element(screen.getByText('Fountain').first()).toBeVisible();
  await expect.element(screen.getByRole('link', { name: /stars/u })).not.toBeInTheDocument();
});
