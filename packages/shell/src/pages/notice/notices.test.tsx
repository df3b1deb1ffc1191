import '@pawlet/widgets/ui';
import type { Pawlet } from '@pawlet/core';
import type { Page, PageId, ShopPageCard } from '@pawlet/core/api';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createTestPawlet } from '../../../test/createTestPawlet.ts';
import { closePages, openPage } from '../../../test/openPage.tsx';
import type { Storefront } from '../../storefront.ts';
import { NoticePage } from '../text/TextPage.tsx';
import { NoticesPage } from './NoticesPage.tsx';

const pages = { 'index/notice': NoticesPage, 'index/newNotice': NoticePage };
let pawlet: Pawlet;
let storefront: Storefront | undefined;

beforeEach(() => {
  pawlet = createTestPawlet();
  vi.spyOn(pawlet.config, 'load').mockRejectedValue(new Error('No config in this test.'));
});
afterEach(closePages);

function card(id: number): ShopPageCard {
  return {
    id: id as PageId,
    title: `News ${id}`,
    description: `About ${id}`,
    text: '',
    createdAt: Date.UTC(2026, 10, 20, 4),
  };
}

const pageOf = (items: readonly ShopPageCard[]): Page<ShopPageCard> => ({
  items,
  total: items.length,
  page: 1,
  pageSize: 15,
  hasMore: false,
});

async function open(route: string) {
  const opened = await openPage(pawlet, pages, route);
  storefront = opened.storefront;
  return opened.screen;
}

it('marks unread announcements, and removes the mark when one is opened', async () => {
  vi.spyOn(pawlet.api.pages, 'list').mockResolvedValue(pageOf([card(2), card(1)]));
  vi.spyOn(pawlet.api.pages, 'find').mockResolvedValue({
    status: 'ok',
    page: {
      ...card(2),
      contentHtml: '<p>Half price <b>today</b></p>',
      imageUrl: '',
      version: '',
    },
  });
  const screen = await open('/pages/index/notice');
  await expect.element(screen.getByRole('link', { name: /Unread: News 2/u })).toBeVisible();
  expect(screen.getByText('Unread:').elements()).toHaveLength(2);
  await screen.getByRole('link', { name: /News 2/u }).click();
  await expect.element(screen.getByText('today')).toBeVisible();
  await expect.element(screen.getByRole('article').getByText('Nov 20, 2026')).toBeVisible();
  await storefront?.navigation.back();
  await expect.poll(() => screen.getByText('Unread:').elements().length).toBe(1);
});

it('marks all as read at once', async () => {
  vi.spyOn(pawlet.api.pages, 'list').mockResolvedValue(pageOf([card(2), card(1)]));
  const screen = await open('/pages/index/notice');
  await screen.getByRole('button', { name: 'Mark all as read' }).click();
  await expect.poll(() => screen.getByText('Unread:').elements().length).toBe(0);
  expect(screen.getByRole('button', { name: 'Mark all as read' }).elements()).toHaveLength(0);
});

it('shows an empty state', async () => {
  vi.spyOn(pawlet.api.pages, 'list').mockResolvedValue(pageOf([]));
  const screen = await open('/pages/index/notice');
  await expect.element(screen.getByText('No announcements yet')).toBeVisible();
});

it('links back to the list from a missing announcement', async () => {
  vi.spyOn(pawlet.api.pages, 'find').mockResolvedValue({ status: 'not-found' });
  const screen = await open('/pages/index/newNotice?id=99');
  await expect.element(screen.getByText('This announcement does not exist')).toBeVisible();
  await expect
    .element(screen.getByRole('link', { name: 'Announcements' }))
    .toHaveAttribute('href', '#/pages/index/notice');
});
