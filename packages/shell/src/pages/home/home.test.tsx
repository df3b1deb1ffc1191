import '@pawlet/widgets/ui';
import type { Campaign, ProductQuery } from '@pawlet/core/api';
import { page, type Locator } from 'vitest/browser';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeProducts } from '../../../../core/test/makeProducts.ts';
import { closePages, openPageAlone } from '../../../test/openPageAlone.tsx';
import { germany } from '../../../../core/test/buildConfig.ts';
import { serveConfig } from '../../../test/serveConfig.ts';
import { HomePage } from './HomePage.tsx';

const hour = 3_600_000;
const picture = 'data:image/gif;base64,R0lGODlhAQABAAAAACw=';

beforeEach(() => page.viewport(375, 740));
afterEach(closePages);

const inHours = (hours: number) => Date.now() + hours * hour;

interface HomeState {
  readonly canScan?: boolean;
  readonly scanned?: string;
  readonly campaigns?: readonly Campaign[];
  readonly hasOffers?: boolean;
  readonly hasPoints?: boolean;
}

async function openHome({
  canScan = false,
  scanned,
  campaigns = [],
  hasOffers = true,
  hasPoints = true,
}: HomeState) {
  const lists: ProductQuery[] = [];
  const loadCampaigns = vi.fn<() => Promise<readonly Campaign[]>>().mockResolvedValue(campaigns);
  const opened = await openPageAlone('/pages/index/index', HomePage, ({ api, host, config }) => {
    const recommended = [1, 2, 3, 4].map((id) => makeProducts(id, `Recommended ${id}`));
    serveConfig(
      { config },
      {
        country: germany,
        banners: [
          { imageUrl: picture, link: '/pages/coupon/coupon', title: 'Spring', color: '#336699' },
          { imageUrl: picture, link: '/pages/coupon/user', title: 'Summer', color: '#993366' },
          { imageUrl: `${picture}#points`, link: '/pages/integral/index', title: 'Rewards', color: '' },
        ],
        points: { isUsable: hasPoints, rate: 100, cap: 0.5, give: 1 },
        home: {
          recommended,
          hot: [makeProducts(5, 'Best one')],
          fresh: hasOffers ? [makeProducts(9, 'New one')] : [],
        },
      },
    );
    vi.spyOn(api.products, 'list').mockImplementation((query) => {
      lists.push(query);
      const items =
        query.flag === 'offer' && hasOffers
          ? [
              makeProducts(6, 'Fountain', {
                price: { amountMinor: 850, currency: 'EUR' },
                regularPrice: { amountMinor: 1000, currency: 'EUR' },
                offer: { price: { amountMinor: 850, currency: 'EUR' }, endsAt: inHours(5) },
              }),
              makeProducts(7, 'Feeder', {
                offer: { price: { amountMinor: 700, currency: 'EUR' }, endsAt: inHours(72) },
              }),
              makeProducts(8, 'Sold out', {
                isSoldOut: true,
                offer: { price: { amountMinor: 700, currency: 'EUR' }, endsAt: inHours(72) },
              }),
            ]
          : [];
      return Promise.resolve({ items, total: items.length, page: 1, pageSize: 10, hasMore: false });
    });
    vi.spyOn(api.site, 'campaigns').mockImplementation(loadCampaigns);
    vi.spyOn(api.site, 'shareOrigin').mockResolvedValue('https://de.shop.test');
    vi.spyOn(host, 'isAvailable').mockImplementation((name) => name === 'scanCode' && canScan);
    vi.spyOn(host, 'scanCode').mockResolvedValue(scanned);
  });
  return { ...opened, lists, loadCampaigns };
}

const campaign = (id: number, title: string, startsIn: number, endsIn: number): Campaign => ({
  id,
  title,
  imageUrl: picture,
  link: `/pages/goods/goods?category_id=${id}`,
  startsAt: inHours(startsIn),
  endsAt: inHours(endsIn),
});

describe('below the first view of the home page', () => {
  it('offers that end and campaigns are loaded when the shopper comes near, and not before', async () => {
    const { screen, lists, loadCampaigns } = await openHome({
      campaigns: [
        campaign(1, 'Fountain weeks', -24, 48),
        campaign(2, 'Feeder days', 240, 480),
        campaign(3, 'Over', -48, -24),
      ],
    });
    await expect.element(screen.getByRole('heading', { name: 'Recommended' })).toBeVisible();
    expect([lists.length, loadCampaigns.mock.calls.length]).toEqual([0, 0]);
    window.scrollTo(0, 600);
    const fresh = screen.getByRole('region', { name: 'New arrivals' });
    await expect.element(fresh.getByRole('link', { name: /New one/u })).toBeVisible();
    const offers = screen.getByRole('region', { name: 'Limited offers' });
    await expect.element(offers.getByRole('timer')).toBeVisible();
    expect(offers.getByRole('timer').element().textContent).toMatch(/^0[45]:\d\d:\d\d$/u);
    const textOf = (within: Locator, name: RegExp) =>
      within.getByRole('link', { name }).element().textContent;
    expect(textOf(offers, /Fountain/u)).toMatch(/€8\.50.*€10\.00$/u);
    expect(textOf(offers, /Feeder/u)).toMatch(/Until/u);
    await expect.element(offers.getByRole('link', { name: /Sold out/u })).not.toBeInTheDocument();
    const campaigns = screen.getByRole('region', { name: 'Campaigns' });
    expect(textOf(campaigns, /Fountain weeks/u)).toMatch(/Until/u);
    expect(textOf(campaigns, /Feeder days/u)).toMatch(/From/u);
    await expect
      .element(campaigns.getByRole('link', { name: /Fountain weeks/u }))
      .toHaveAttribute('href', '#/pages/goods/goods?category_id=1');
    await expect.element(campaigns.getByRole('link', { name: /Over/u })).not.toBeInTheDocument();
  });

  it('an empty section is left out', async () => {
    const { screen, loadCampaigns } = await openHome({ hasOffers: false });
    window.scrollTo(0, 600);
    await expect.element(screen.getByRole('heading', { name: 'Best sellers' })).toBeVisible();
    await expect.poll(() => loadCampaigns.mock.calls.length).toBe(1);
    await expect.element(screen.getByRole('heading', { name: 'Limited offers' })).not.toBeInTheDocument();
    await expect.element(screen.getByRole('heading', { name: 'New arrivals' })).not.toBeInTheDocument();
    await expect.element(screen.getByRole('heading', { name: 'Campaigns' })).not.toBeInTheDocument();
  });
});

describe('the bar of the home page', () => {
  it('takes the colour of the visible banner, and is plain once the page is scrolled', async () => {
    const { screen } = await openHome({});
    const bar = screen.getByRole('banner');
    const colors = () => getComputedStyle(bar.element()).backgroundColor;
    await expect.poll(colors).toMatch(/^color\(srgb 0\.736/u);
    screen
      .getByRole('region', { name: 'Offers and news' })
      .getByText('Summer')
      .element()
      .scrollIntoView({ block: 'nearest', inline: 'start' });
    await expect.poll(colors).toMatch(/^color\(srgb 0\.868/u);
    window.scrollTo(0, 300);
    await expect.poll(colors).toBe('rgb(255, 255, 255)');
  });

  it('has no scan button where the host cannot scan', async () => {
    const { screen } = await openHome({});
    await expect.element(screen.getByRole('link', { name: 'Announcements' })).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Scan a code' })).not.toBeInTheDocument();
  });

  it('opens the route of a scanned code', async () => {
    const scanned = 'https://de.shop.test/#/pages/goods/detail?id=4&invite_id=7';
    const { screen, storefront } = await openHome({ canScan: true, scanned });
    await screen.getByRole('button', { name: 'Scan a code' }).click();
    await expect
      .poll(() => storefront.navigation.getState().current.address.path)
      .toBe('/pages/goods/detail');
  });

  it('shows an error where a code leads elsewhere', async () => {
    const { screen, storefront } = await openHome({ canScan: true, scanned: 'https://elsewhere.test/' });
    await screen.getByRole('button', { name: 'Scan a code' }).click();
    await expect.element(screen.getByText('This code does not belong to this shop')).toBeVisible();
    expect(storefront.navigation.getState().current.address.path).toBe('/pages/index/index');
  });
});

it.each([true, false])('a banner links to points only where the shop offers them (%s)', async (hasPoints) => {
  const { screen } = await openHome({ hasPoints });
  await expect.element(screen.getByRole('link', { name: 'Spring' })).toBeInTheDocument();
  const links = screen.container.querySelectorAll('a[href*="/pages/integral/index"]');
  expect(links.length > 0).toBe(hasPoints);
});
