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
import { purchaseCode, useAddToCart } from './useAddToCart.tsx';

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

async function frames(count: number): Promise<void> {
  for (let left = count; left > 0; left -= 1) await new Promise(requestAnimationFrame);
}

async function untilFrame(isTrue: () => boolean): Promise<void> {
  for (let left = 300; !isTrue(); left -= 1) {
    if (left === 0) throw new Error('Not true after 300 frames.');
    await frames(1);
  }
}

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
    await purchaseCode.load();
    return { screen, add, navigate };
  }

  it('is shown for three and a half seconds', async () => {
    const { screen, add } = await addOne(true);
    const isShown = () => screen.getByText('Added to cart').query() !== null;
    // Assertions that wait need the real clock, so this test waits by frames.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    add.element().dispatchEvent(new MouseEvent('click', { bubbles: true }));
    await frames(3);
    await vi.advanceTimersByTimeAsync(100);
    await untilFrame(isShown);
    await vi.advanceTimersByTimeAsync(3300);
    await frames(3);
    expect(isShown()).toBe(true);
    await vi.advanceTimersByTimeAsync(400);
    await untilFrame(() => !isShown());
  });

  it('links to the cart, also by keyboard', async () => {
    const { screen, add, navigate } = await addOne(true);
    await add.click();
    await expect.element(screen.getByText('Added to cart')).toBeVisible();
    await userEvent.tab();
    await expect.element(screen.getByRole('button', { name: 'View cart' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(navigate).toHaveBeenCalledExactlyOnceWith('/pages/cart/cart');
    await expect.element(screen.getByText('Added to cart')).not.toBeInTheDocument();
  });

  it('has no link on a page that cannot open the cart', async () => {
    const { screen, add } = await addOne(false);
    await add.click();
    await expect.element(screen.getByText('Added to cart')).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'View cart' })).not.toBeInTheDocument();
  });
});
