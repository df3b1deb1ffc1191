import { PawletError } from '@pawlet/core/errors';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { makeDetail, makeProducts } from '../../../../core/test/makeProducts.ts';
import { createTestShop } from '../../../test/createTestShop.ts';
import { productWith } from '../../../test/productWith.ts';
import { yuan } from '../../../test/shopData.ts';
import { PawletProvider } from '../../runtime/index.ts';
import { OverlayOutlet } from '../../ui/index.ts';
import { useAddToCart } from './useAddToCart.tsx';

const card = makeProducts(7, 'Fountain', { price: yuan(99), hasVariants: true });
const plain = makeDetail(7, 'Fountain', { price: yuan(99) });

function Button({ hasVariants = true }: { readonly hasVariants?: boolean }) {
  const { add, sheet } = useAddToCart();
  return (
    <>
      <button type="button" onClick={() => add({ ...card, hasVariants })}>
        Add
      </button>
      {sheet}
    </>
  );
}

it('retries loading variants, and reports a missing product', async () => {
  const shop = createTestShop();
  const find = vi
    .spyOn(shop.api.products, 'find')
    .mockRejectedValueOnce(new PawletError('NETWORK', 'Pawlet: no answer.'))
    .mockResolvedValue({ status: 'not-found' });
  const screen = await render(
    <PawletProvider pawlet={shop}>
      <Button />
      <OverlayOutlet />
    </PawletProvider>,
  );
  const button = screen.getByRole('button', { name: 'Add' });
  await button.click();
  await expect.poll(() => find.mock.calls.length).toBe(1);
  await button.click();
  await expect.poll(() => find.mock.calls.length).toBe(2);
  await expect.element(screen.getByText('No longer available')).toBeVisible();
});

it('opens the variants of a product', async () => {
  const shop = createTestShop();
  vi.spyOn(shop.api.products, 'find').mockResolvedValue({ status: 'ok', goods: productWith(['Color']) });
  const screen = await render(
    <PawletProvider pawlet={shop}>
      <Button />
    </PawletProvider>,
  );
  await screen.getByRole('button', { name: 'Add' }).click();
  await expect.element(screen.getByText('Choose color', { exact: true })).toBeVisible();
});

describe('the confirmation', () => {
  afterEach(() => void vi.useRealTimers());

  async function addOne(canNavigate: boolean) {
    const shop = createTestShop();
    vi.spyOn(shop.api.products, 'find').mockResolvedValue({ status: 'ok', goods: plain });
    vi.spyOn(shop.cart, 'add').mockResolvedValue({ status: 'ok' } as never);
    const isAvailable = shop.host.isAvailable.bind(shop.host);
    vi.spyOn(shop.host, 'isAvailable').mockImplementation((name) =>
      name === 'navigate' ? canNavigate : isAvailable(name),
    );
    const navigate = vi.spyOn(shop.host, 'navigate').mockResolvedValue('done');
    const screen = await render(
      <PawletProvider pawlet={shop}>
        <Button hasVariants={false} />
        <OverlayOutlet />
      </PawletProvider>,
    );
    const add = screen.getByRole('button', { name: 'Add' });
    await expect.element(add).toBeVisible();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await add.click();
    await vi.advanceTimersByTimeAsync(100);
    await expect.element(screen.getByText('Added to cart')).toBeVisible();
    return { screen, navigate };
  }

  it('is shown for three and a half seconds', async () => {
    const { screen } = await addOne(true);
    await vi.advanceTimersByTimeAsync(3300);
    await expect.element(screen.getByText('Added to cart')).toBeVisible();
    await vi.advanceTimersByTimeAsync(400);
    await expect.element(screen.getByText('Added to cart')).not.toBeInTheDocument();
  });

  it('links to the cart, also by keyboard', async () => {
    const { screen, navigate } = await addOne(true);
    await userEvent.tab();
    await expect.element(screen.getByRole('button', { name: 'View cart' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(navigate).toHaveBeenCalledExactlyOnceWith('/pages/cart/cart');
    await expect.element(screen.getByText('Added to cart')).not.toBeInTheDocument();
  });

  it('has no link on a page that cannot open the cart', async () => {
    const { screen } = await addOne(false);
    await expect.element(screen.getByRole('button', { name: 'View cart' })).not.toBeInTheDocument();
  });
});
