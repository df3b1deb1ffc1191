import type { OrderNumber } from '@pawlet/core/api';
import { expect, it } from 'vitest';
import { returnAddress } from './returnAddress.ts';

const order = 'C20261121000000000000000001' as OrderNumber;

it.each([
  [
    'https://shop.test/widget.html#/cloud-storage?device-id=PC1',
    `https://shop.test/widget.html#/cloud-storage?device-id=PC1&order-sn=${order}`,
  ],
  [
    'https://shop.test/widget.html#/cloud-storage?order-sn=C1&plan=year',
    `https://shop.test/widget.html#/cloud-storage?order-sn=${order}&plan=year`,
  ],
  [
    'https://shop.test/#/pages/storage/cloudStorage',
    `https://shop.test/#/pages/storage/cloudStorage?order_sn=${order}`,
  ],
  // A page that mounts the widget itself: this tab has stored the order.
  ['https://shop.test/account?tab=2#storage', 'https://shop.test/account?tab=2#storage'],
  ['https://partner.test/', 'https://shop.test/#/wallet-return'],
])('returns from %s to %s', (href, address) => {
  expect(returnAddress(href, 'https://shop.test/', order, false)).toBe(address);
});

it('leaves the result to the frame that opened the wallet', () => {
  const href = 'https://shop.test/widget.html#/cloud-storage?device-id=PC1';
  expect(returnAddress(href, 'https://shop.test/', order, true)).toBe('https://shop.test/#/wallet-return');
});
