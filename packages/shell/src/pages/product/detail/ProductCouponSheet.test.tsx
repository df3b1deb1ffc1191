import '@pawlet/widgets/ui';
import type { Coupon, CouponsApi } from '@pawlet/core/api';
import { useQuery } from '@pawlet/widgets';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { closePages, openPageAlone } from '../../../../test/openPageAlone.tsx';
import { Page } from '../../../layout/Page.tsx';
import { ProductCouponSheet } from './ProductCouponSheet.tsx';

beforeEach(() => localStorage.clear());
afterEach(closePages);

const welcome: Coupon = {
  id: '1',
  name: 'Welcome',
  value: { kind: 'minus', off: { amountMinor: 1000, currency: 'CNY' } },
  threshold: undefined,
  conditionText: 'For everything in the shop',
  validityText: 'Valid for 30 days',
  claimEndsAt: undefined,
  perPerson: 1,
  ownCount: 0,
  isReceived: false,
  isExpired: false,
  isAllClaimed: false,
  message: '',
};
const gone: Coupon = { ...welcome, id: '2', name: 'Summer', isAllClaimed: true, message: 'None left' };

async function openSheet(logsIn: boolean) {
  let isClaimed = false;
  const claim = vi.fn<CouponsApi['claim']>(() => {
    isClaimed = true;
    return Promise.resolve({ status: 'claimed' });
  });
  const onClose = vi.fn<() => void>();
  function Product() {
    const { data: coupons = [] } = useQuery<readonly Coupon[]>({
      key: ['coupons-of-product'],
      load: () => Promise.resolve([{ ...welcome, isReceived: isClaimed }, gone]),
      tags: ['coupons'],
    });
    return (
      <Page title="Fountain">
        <ProductCouponSheet open onClose={onClose} coupons={coupons} />
      </Page>
    );
  }
  const page = await openPageAlone('/pages/goods/detail', Product, (pawlet) => {
    vi.spyOn(pawlet.api.coupons, 'claim').mockImplementation(claim);
    vi.spyOn(pawlet.account, 'requestLogIn').mockResolvedValue(logsIn);
  });
  return { ...page, claim, onClose };
}

it('claims on the product page, after the log-in, and shows what is claimed and what is gone', async () => {
  const { screen, claim, onClose } = await openSheet(true);
  await expect.element(screen.getByRole('dialog', { name: 'Coupons' })).toBeVisible();
  await expect.element(screen.getByText('You will be asked to log in when you claim one.')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'All claimed' })).toBeDisabled();
  await screen.getByRole('button', { name: 'Claim Welcome' }).click();
  await expect.element(screen.getByRole('button', { name: 'Claimed', exact: true })).toBeDisabled();
  expect(claim).toHaveBeenCalledExactlyOnceWith('1');
  expect(onClose).not.toHaveBeenCalled();
});

it('claims nothing for a visitor who does not log in', async () => {
  const { screen, claim } = await openSheet(false);
  const button = screen.getByRole('button', { name: 'Claim Welcome' });
  await button.click();
  await expect.element(button).not.toHaveAttribute('aria-busy');
  expect(claim).not.toHaveBeenCalled();
});
