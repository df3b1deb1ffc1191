import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { createTestShop } from '../../../test/createTestShop.ts';
import { productWith } from '../../../test/productWith.ts';
import { PawletProvider } from '../../runtime/index.ts';
import { OverlayOutlet } from '../../ui/index.ts';
import { LazyChoosingSheet } from './LazyChoosingSheet.tsx';

vi.mock('./ChoosingSheet.tsx', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

it("shows an error and closes if the sheet's code fails to load", async () => {
  const close = vi.fn<() => void>();
  const screen = await render(
    <PawletProvider pawlet={createTestShop()}>
      <LazyChoosingSheet
        product={productWith(['Color'])}
        open
        actions={['select']}
        onClose={close}
        onConfirm={() => undefined}
      />
      <OverlayOutlet />
    </PawletProvider>,
  );
  await expect.element(screen.getByText('Network error')).toBeVisible();
  expect(close).toHaveBeenCalled();
  expect(screen.getByRole('dialog').query()).toBeNull();
});
