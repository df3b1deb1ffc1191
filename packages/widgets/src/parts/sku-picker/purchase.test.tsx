import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { createTestShop } from '../../../test/createTestShop.ts';
import { productWith } from '../../../test/productWith.ts';
import { PawletProvider } from '../../runtime/index.ts';
import { OverlayOutlet } from '../../ui/index.ts';
import { usePurchase } from './useAddToCart.tsx';

vi.mock('./purchase.ts', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

function Buy({ onEnd }: { readonly onEnd: (isDone: boolean) => void }) {
  const purchase = usePurchase();
  const choice = { goods: productWith([]), sku: undefined, quantity: 1 };
  return (
    <button type="button" onClick={() => void purchase('cart', choice).then(onEnd)}>
      Add
    </button>
  );
}

it("shows an error and does nothing if the purchase's code fails to load", async () => {
  const shop = createTestShop();
  const add = vi.spyOn(shop.cart, 'add');
  const end = vi.fn<(isDone: boolean) => void>();
  const screen = await render(
    <PawletProvider pawlet={shop}>
      <Buy onEnd={end} />
      <OverlayOutlet />
    </PawletProvider>,
  );
  await screen.getByRole('button', { name: 'Add' }).click();
  await expect.element(screen.getByText('Network error')).toBeVisible();
  expect(end).toHaveBeenCalledExactlyOnceWith(false);
  expect(add).not.toHaveBeenCalled();
});
