import '@pawlet/widgets/ui';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { cleanup, render } from 'vitest-browser-react';
import { createTestPawlet } from '../../test/createTestPawlet.ts';
import { TestStorefront } from '../../test/TestStorefront.tsx';
import { createStorefront } from '../createStorefront.ts';
import { toHref } from './hashAddress.ts';
import { routes } from '../routes.ts';
import { paths } from './paths.ts';

const asked: string[] = [];

beforeEach(() => {
  asked.length = 0;
  vi.spyOn(window, 'fetch').mockImplementation((input) => {
    const { pathname } = new URL(input instanceof Request ? input.url : String(input), location.href);
    asked.push(pathname);
    return Promise.resolve(Response.json({ code: 401, msg: '', data: null }, { status: 401 }));
  });
});
afterEach(async () => {
  await cleanup();
  vi.restoreAllMocks();
});

const closed = routes.filter(({ needsLogin }) => needsLogin === 'yes').map(({ path }) => path);
/** Data of the log-in page itself. */
const openCalls = ['/addons/shop/api.common/init', '/addons/shop/api.page/index'];

it.each(closed)('%s asks for the log-in before it makes a call', async (path) => {
  window.history.pushState(null, '', toHref(`${path}?id=1&order_sn=20261121000000000000000001`));
  const pawlet = createTestPawlet();
  const storefront = createStorefront(routes, pawlet, { motionMs: () => 0 });
  storefront.navigation.start();
  const screen = await render(<TestStorefront pawlet={pawlet} storefront={storefront} />);
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible();
  expect(storefront.navigation.getState().current.route.path).toBe(paths.login);
  expect(asked.filter((call) => !openCalls.includes(call))).toEqual([]);
  storefront.navigation.dispose();
  pawlet.dispose();
});
