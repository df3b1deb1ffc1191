import '@pawlet/widgets/ui';
import type { CloudDevice, CloudPlan, CloudPlanId, OrderNumber } from '@pawlet/core/api';
import { PawletError } from '@pawlet/core/errors';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { closePages, createLoggedInPawlet, openPage } from '../../../test/openPage.tsx';
import { CloudStoragePage } from './CloudStoragePage.tsx';

const path = '/pages/storage/cloudStorage';
const orderNumber = 'C20261121000000000000000001' as OrderNumber;

const cameras: readonly CloudDevice[] = ['Kitchen', 'Garden'].map((name, index) => ({
  id: `PC${index + 1}`,
  name,
  model: 'LOOK',
  expiresAt: undefined,
}));
const plan: CloudPlan = {
  id: 2 as CloudPlanId,
  name: 'Monthly plan',
  type: 'month',
  price: { amountMinor: 1990, currency: 'CNY' },
  marketPrice: undefined,
  days: 30,
  description: '',
  extendsTo: undefined,
};

beforeEach(() => sessionStorage.clear());
afterEach(closePages);

async function openStorage(query: string) {
  const pawlet = createLoggedInPawlet();
  const { cloud, pages } = pawlet.api;
  vi.spyOn(cloud, 'devices').mockResolvedValue(cameras);
  vi.spyOn(cloud, 'offer').mockResolvedValue({
    status: 'ok',
    offer: { expiresAt: undefined, plans: [plan] },
  });
  vi.spyOn(cloud, 'history').mockResolvedValue({
    items: [],
    total: 0,
    page: 1,
    pageSize: 10,
    hasMore: false,
  });
  vi.spyOn(pages, 'find').mockRejectedValue(new PawletError('NETWORK', 'No agreement in this test.'));
  const asked = vi.spyOn(cloud, 'paymentStatus').mockResolvedValue({ status: 'not-found' });
  const { screen } = await openPage(pawlet, { 'storage/cloudStorage': CloudStoragePage }, `${path}${query}`);
  return { screen, asked };
}

it('removes a seen order from the URL, and keeps the camera', async () => {
  const { screen } = await openStorage(`?device_id=PC2&order_sn=${orderNumber}`);
  await expect.element(screen.getByText('This order was not found')).toBeVisible();
  await screen.getByRole('button', { name: 'Done' }).click();
  await expect.poll(() => location.hash).toBe(`#${path}?device_id=PC2`);
  await expect.element(screen.getByText('Garden')).toBeVisible();
});

it('puts the selected camera into the URL', async () => {
  const { screen } = await openStorage('');
  await screen.getByRole('button', { name: 'Change' }).click();
  await screen
    .getByRole('dialog')
    .getByRole('radio', { name: /Garden/u })
    .click();
  await expect.poll(() => location.hash).toBe(`#${path}?device_id=PC2`);
});

it('makes no request for an invalid order or camera', async () => {
  const { screen, asked } = await openStorage('?device_id=..%2FPC2&order_sn=..%2F1');
  await expect.element(screen.getByText('Kitchen')).toBeVisible();
  expect(asked).not.toHaveBeenCalled();
});
