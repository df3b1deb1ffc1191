import type { GoodsCard, GoodsId } from '@pawlet/core/api';
import { PawletError } from '@pawlet/core/errors';
import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { createTestShop } from '../../../test/createTestShop.ts';
import { PawletProvider } from '../../runtime/index.ts';
import { OverlayOutlet } from '../../ui/index.ts';
import { useAddToCart } from './useAddToCart.tsx';

const card: GoodsCard = {
  id: 7 as GoodsId,
  title: 'Fountain',
  description: '',
  imageUrl: '',
  imageSize: undefined,
  placeholderColor: '',
  price: { amountMinor: 9900, currency: 'CNY' },
  regularPrice: undefined,
  marketPrice: undefined,
  priceMin: undefined,
  priceMax: undefined,
  hasPriceRange: false,
  soldCount: 0,
  viewCount: 0,
  stock: 5,
  isSoldOut: false,
  hasVariants: true,
  tags: [],
  offer: undefined,
  variantImageUrls: [],
  createdAt: undefined,
};

function Button() {
  const { add, sheet } = useAddToCart();
  return (
    <>
      <button type="button" onClick={() => add(card)}>
        Add
      </button>
      {sheet}
    </>
  );
}

it('asks again for variants that did not come, and says that a product is gone', async () => {
  const shop = createTestShop();
  const find = vi
    .spyOn(shop.api.goods, 'find')
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
