import '@pawlet/widgets/ui';
import type { CouponsApi, OfferedCoupon, OwnCoupon, Page } from '@pawlet/core/api';
import { PawletError } from '@pawlet/core/errors';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { closePages, openPageAlone } from '../../../test/openPageAlone.tsx';
import { CouponPage } from './CouponPage.tsx';
import { CouponsPage } from './CouponsPage.tsx';
import { MyCouponsPage } from './MyCouponsPage.tsx';

const welcome: OfferedCoupon = {
  id: '1',
  name: 'Welcome',
  value: { kind: 'minus', off: { amountMinor: 1000, currency: 'CNY' } },
  threshold: { amountMinor: 9900, currency: 'CNY' },
  conditionText: 'For everything in the shop',
  validityText: 'Valid for 30 days',
  claimEndsAt: undefined,
  claimBeginsAt: undefined,
  perPerson: 1,
  claimedShare: 0.656,
  ownCount: 0,
  isReceived: false,
  isExpired: false,
  isAllClaimed: false,
  isOnOffer: true,
  message: '',
};
const eighth: OfferedCoupon = {
  ...welcome,
  id: '2',
  name: 'Twenty less',
  value: { kind: 'percent', payTenths: 8 },
  threshold: undefined,
  isAllClaimed: true,
  claimedShare: 1,
  message: 'None left',
};

function pageOf<T>(items: readonly T[]): Page<T> {
  return { items, total: items.length, page: 1, pageSize: 10, hasMore: false };
}

beforeEach(() => localStorage.clear());
afterEach(closePages);

describe('coupons to claim', () => {
  async function openCoupons(result: Awaited<ReturnType<CouponsApi['claim']>>) {
    let claimed = false;
    const requestLogIn = vi.fn<() => Promise<boolean>>().mockResolvedValue(true);
    const claim = vi.fn<CouponsApi['claim']>(() => {
      claimed = true;
      return Promise.resolve(result);
    });
    const list = vi.fn<CouponsApi['list']>(() =>
      Promise.resolve(pageOf([{ ...welcome, isReceived: claimed }, eighth])),
    );
    const page = await openPageAlone('/pages/coupon/coupon', CouponsPage, (pawlet) => {
      vi.spyOn(pawlet.api.coupons, 'claim').mockImplementation(claim);
      vi.spyOn(pawlet.api.coupons, 'list').mockImplementation(list);
      vi.spyOn(pawlet.account, 'requestLogIn').mockImplementation(requestLogIn);
    });
    return { ...page, claim, list, requestLogIn };
  }

  it('show the discount, the minimum amount, and how many are claimed', async () => {
    const { screen } = await openCoupons({ status: 'claimed' });
    await expect.element(screen.getByText(/^Spend .*99/)).toBeVisible();
    await expect.element(screen.getByText('20% off')).toBeVisible();
    await expect.element(screen.getByText('No minimum spend')).toBeVisible();
    await expect.element(screen.getByRole('progressbar', { name: '66% claimed' })).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'All claimed' })).toBeDisabled();
  });

  it('are claimed once, however often the button is tapped', async () => {
    const { screen, claim } = await openCoupons({ status: 'claimed' });
    await screen.getByRole('button', { name: 'Claim Welcome' }).dblClick();
    await expect.element(screen.getByRole('button', { name: 'Claimed', exact: true })).toBeDisabled();
    await expect.element(screen.getByText(/^Coupon claimed/)).toBeVisible();
    expect(claim).toHaveBeenCalledExactlyOnceWith('1');
  });

  it('show how many one has before claiming another', async () => {
    const two: OfferedCoupon = { ...welcome, perPerson: 2, ownCount: 1 };
    const endless: OfferedCoupon = {
      ...welcome,
      id: '3',
      name: 'Endless',
      perPerson: undefined,
      ownCount: 3,
    };
    const { screen } = await openPageAlone('/pages/coupon/coupon', CouponsPage, (pawlet) => {
      vi.spyOn(pawlet.api.coupons, 'list').mockResolvedValue(pageOf([two, endless]));
    });
    await expect.element(screen.getByRole('button', { name: 'Claim again (1/2): Welcome' })).toBeEnabled();
    await expect.element(screen.getByText('Claim again (1/2)')).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Claim again (3): Endless' })).toBeEnabled();
  });

  it('show why they cannot be claimed, and their current state', async () => {
    const { screen, list } = await openCoupons({ status: 'limit-reached', message: 'You have it already' });
    // The message is shown for three seconds, which a click may take on a busy machine.
    const seeMessage = async () => {
      await expect.element(screen.getByText('You have it already')).toBeVisible();
    };
    await Promise.all([screen.getByRole('button', { name: 'Claim Welcome' }).click(), seeMessage()]);
    await expect.poll(() => list.mock.calls.length).toBe(2);
  });

  it('are not claimed by a visitor who does not log in', async () => {
    const { screen, claim, pawlet } = await openCoupons({ status: 'claimed' });
    vi.spyOn(pawlet.account, 'requestLogIn').mockResolvedValue(false);
    await screen.getByRole('button', { name: 'Claim Welcome' }).click();
    await expect
      .element(screen.getByRole('button', { name: 'Claim Welcome' }))
      .not.toHaveAttribute('aria-busy');
    expect(claim).not.toHaveBeenCalled();
  });

  it('can be reloaded after a failure', async () => {
    const list = vi
      .fn<CouponsApi['list']>()
      .mockRejectedValueOnce(new PawletError('NETWORK', 'Pawlet: no response.'))
      .mockResolvedValue(pageOf<OfferedCoupon>([]));
    const { screen } = await openPageAlone('/pages/coupon/coupon', CouponsPage, (pawlet) => {
      vi.spyOn(pawlet.api.coupons, 'list').mockImplementation(list);
    });
    await screen.getByRole('button', { name: 'Try again' }).click();
    await expect.element(screen.getByText('No coupons to claim right now')).toBeVisible();
  });
});

describe("the shopper's coupons", () => {
  const own = (changes: Partial<OwnCoupon>): OwnCoupon => ({
    id: 1 as OwnCoupon['id'],
    coupon: welcome,
    beginsAt: Date.now() - 1000,
    expiresAt: Date.now() + 3600_000,
    isUsed: false,
    isExpired: false,
    isInForce: true,
    ...changes,
  });
  const pocket = {
    usable: [own({}), own({ id: 2 as OwnCoupon['id'], coupon: eighth, expiresAt: Date.now() + 1e10 })],
    used: [own({ id: 3 as OwnCoupon['id'], isUsed: true })],
    expired: [],
  };

  it('are listed in tabs with their counts; those that expire soon are marked', async () => {
    const { screen } = await openPageAlone('/pages/coupon/user', MyCouponsPage, (pawlet) => {
      vi.spyOn(pawlet.api.coupons, 'mine').mockImplementation(({ state }) =>
        Promise.resolve(pageOf(pocket[state])),
      );
    });
    await expect
      .element(screen.getByRole('tab', { name: 'Available 2' }))
      .toHaveAttribute('aria-selected', 'true');
    await expect.element(screen.getByText('Expiring soon')).toBeVisible();
    await expect
      .element(screen.getByRole('link', { name: 'Use now: Welcome' }))
      .toHaveAttribute('href', '#/pages/goods/goods?coupon_id=1');
    await screen.getByRole('tab', { name: 'Used 1' }).click();
    await expect.element(screen.getByRole('heading', { name: 'Welcome' })).toBeVisible();
    await expect.element(screen.getByRole('link', { name: 'Use now: Welcome' })).not.toBeInTheDocument();
    await screen.getByRole('tab', { name: 'Expired' }).click();
    await expect.element(screen.getByText('No expired coupons')).toBeVisible();
  });
});

it.each(['de', 'ja'] as const)("keeps the title of the shopper's coupons centred in %s", async (language) => {
  const { screen } = await openPageAlone('/pages/coupon/user', MyCouponsPage, (pawlet) => {
    pawlet.session.setLanguage(language);
    vi.spyOn(pawlet.api.coupons, 'mine').mockResolvedValue(pageOf<OwnCoupon>([]));
  });
  const title = screen.getByRole('heading', { level: 1 });
  await expect.element(title).toBeVisible();
  const centre = (): number => {
    const range = document.createRange();
    range.selectNodeContents(title.element());
    const { left, right } = range.getBoundingClientRect();
    return (left + right) / 2;
  };
  await expect.poll(centre).toBeCloseTo(innerWidth / 2, -1);
});

it('a coupon that is not valid yet shows its start, and cannot be used', async () => {
  const begins = Date.UTC(2099, 4, 7, 12);
  const { screen } = await openPageAlone('/pages/coupon/user', MyCouponsPage, (pawlet) => {
    vi.spyOn(pawlet.api.coupons, 'mine').mockImplementation(({ state }) =>
      Promise.resolve(
        pageOf<OwnCoupon>(
          state === 'usable'
            ? [
                {
                  id: 1 as OwnCoupon['id'],
                  coupon: welcome,
                  beginsAt: begins,
                  expiresAt: begins + 1e10,
                  isUsed: false,
                  isExpired: false,
                  isInForce: false,
                },
              ]
            : [],
        ),
      ),
    );
  });
  await expect.element(screen.getByText(/^Valid from .*2099/u)).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Use now: Welcome' })).not.toBeInTheDocument();
});

describe('one coupon', () => {
  it('shows its rules, and can be claimed there too', async () => {
    const claim = vi.fn<CouponsApi['claim']>().mockResolvedValue({ status: 'claimed' });
    const find = vi
      .fn<CouponsApi['find']>()
      .mockResolvedValueOnce({ status: 'ok', coupon: welcome, goods: [] })
      .mockResolvedValue({ status: 'ok', coupon: { ...welcome, isReceived: true }, goods: [] });
    const { screen } = await openPageAlone('/pages/coupon/detail?id=1', CouponPage, (pawlet) => {
      vi.spyOn(pawlet.api.coupons, 'find').mockImplementation(find);
      vi.spyOn(pawlet.api.coupons, 'claim').mockImplementation(claim);
      vi.spyOn(pawlet.account, 'requestLogIn').mockResolvedValue(true);
    });
    await expect.element(screen.getByText('1 per person')).toBeVisible();
    await screen.getByRole('button', { name: 'Claim Welcome' }).click();
    await expect.element(screen.getByRole('button', { name: 'Claimed', exact: true })).toBeDisabled();
  });

  it.each(['', '?id=nothing'])('is not found at %j', async (query) => {
    const { screen } = await openPageAlone(`/pages/coupon/detail${query}`, CouponPage, (pawlet) => {
      vi.spyOn(pawlet.api.coupons, 'find').mockResolvedValue({ status: 'not-found' });
    });
    await expect.element(screen.getByText('This coupon does not exist')).toBeVisible();
    await expect
      .element(screen.getByRole('link', { name: 'Get coupons' }))
      .toHaveAttribute('href', '#/pages/coupon/coupon');
  });
});
