import '@pawlet/widgets/ui';
import type { OrderNumber } from '@pawlet/core/api';
import { afterEach, expect, it, vi } from 'vitest';
import { closePages, createSignedInPawlet, openPage } from '../../../test/openPage.tsx';
import { DetailPage } from './DetailPage.tsx';

const orderNumber = '20261121000000000000000001' as OrderNumber;

afterEach(closePages);

it('is left when its order is deleted, and only while it is in front', async () => {
  const pawlet = createSignedInPawlet();
  const find = vi.spyOn(pawlet.api.orders, 'find').mockResolvedValue({ status: 'not-found' });
  const { mall } = await openPage(pawlet, { 'order/detail': DetailPage }, '/pages/order/list');
  const { navigation } = mall;
  const path = (): string => navigation.getState().current.address.path;
  await navigation.navigateTo(`/pages/order/detail?order_sn=${orderNumber}`);
  await expect.poll(() => find.mock.calls.length).toBeGreaterThan(0);
  await navigation.navigateTo('/pages/help/index');
  pawlet.events.emit('pawlet:order-changed', { orderNumber, change: 'deleted' });
  await navigation.settled();
  expect(path()).toBe('/pages/help/index');
  await navigation.back();
  pawlet.events.emit('pawlet:order-changed', { orderNumber, change: 'deleted' });
  await expect.poll(path).toBe('/pages/order/list');
});
