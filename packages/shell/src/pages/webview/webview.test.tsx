import '@pawlet/widgets/ui';
import { afterEach, expect, it, vi } from 'vitest';
import { createTestPawlet } from '../../../test/createTestPawlet.ts';
import { openPage } from '../../../test/openPage.tsx';
import { closePages, openPageAlone } from '../../../test/openPageAlone.tsx';
import { WebviewPage } from './WebviewPage.tsx';

afterEach(async () => {
  await closePages();
  document.querySelector('meta[name="pawlet:partner-origins"]')?.remove();
});

async function openWebview(url: string) {
  const openUrl = vi.fn<(url: string) => Promise<'done'>>().mockResolvedValue('done');
  const page = await openPageAlone(
    `/pages/webview/webview?url=${encodeURIComponent(url)}`,
    WebviewPage,
    (pawlet) => {
      vi.spyOn(pawlet.host, 'openUrl').mockImplementation(openUrl);
    },
  );
  return { ...page, openUrl };
}

it("shows one of the shop's pages in a frame, with one button home where there is no previous page", async () => {
  const { screen } = await openWebview('/favicon.ico');
  await expect
    .element(screen.getByTitle('Web page'))
    .toHaveAttribute('src', `${location.origin}/favicon.ico`);
  await expect.element(screen.getByRole('main').getByRole('button', { name: 'Home' })).toBeVisible();
});

it('goes back to the page that it was opened from', async () => {
  const { screen, storefront } = await openPage(
    createTestPawlet(),
    { 'webview/webview': WebviewPage },
    '/pages/help/index',
  );
  await storefront.navigation.navigateTo('/pages/webview/webview?url=%2Ffavicon.ico');
  await screen.getByRole('button', { name: 'Back' }).click();
  await expect.poll(() => storefront.navigation.getState().current.address.path).toBe('/pages/help/index');
});

it.each([
  ['a script', 'javascript:alert(1)'],
  ['another site', 'https://evil.test/'],
  // Its port differs from run to run.
  ['a user name before its own host', `${location.origin.replace('//', '//a@')}/`],
])('rejects %s', async (_what, url) => {
  const { screen } = await openWebview(url);
  await expect.element(screen.getByText('This page cannot be opened here')).toBeVisible();
  expect(document.querySelector('iframe[src]')).toBeNull();
});

it('warns before it opens a listed foreign page outside', async () => {
  const meta = document.createElement('meta');
  meta.name = 'pawlet:partner-origins';
  meta.content = 'https://partner.test';
  document.head.append(meta);
  const { screen, openUrl } = await openWebview('https://partner.test/a');
  await expect.element(screen.getByText('partner.test', { exact: true })).toBeVisible();
  expect(openUrl).not.toHaveBeenCalled();
  await screen.getByRole('button', { name: 'Open page' }).click();
  expect(openUrl).toHaveBeenCalledExactlyOnceWith('https://partner.test/a');
});

it('shows when there is no URL', async () => {
  const { screen } = await openWebview('');
  await expect.element(screen.getByText('There is no page at this address')).toBeVisible();
});
