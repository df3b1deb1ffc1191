import '@pawlet/widgets/ui';
import { afterEach, expect, it } from 'vitest';
import { cleanup, render } from 'vitest-browser-react';
import { createTestPawlet } from '../../test/createTestPawlet.ts';
import { serveConfig } from '../../test/serveConfig.ts';
import { TestStorefront } from '../../test/TestStorefront.tsx';
import { createStorefront } from '../createStorefront.ts';
import { paths } from '../routing/paths.ts';
import { toHref } from '../routing/hashAddress.ts';
import { routes } from '../routes.ts';

afterEach(cleanup);

it('shows the tabs in their order, with the points mall if the shop lists it', async () => {
  window.history.pushState(null, '', toHref(paths.home));
  const pawlet = createTestPawlet();
  const storefront = createStorefront(
    routes.map((route) => ({ ...route, load: () => Promise.resolve(() => null) })),
    pawlet,
    { motionMs: () => 0 },
  );
  storefront.navigation.start();
  const screen = await render(<TestStorefront pawlet={pawlet} storefront={storefront} />);
  const readTabs = () =>
    screen
      .getByRole('navigation')
      .getByRole('link')
      .elements()
      .map((link) => link.getAttribute('href'));
  const { home, categories, cart, account, pointsMall } = paths;
  await expect.poll(readTabs).toEqual([home, categories, cart, account].map(toHref));
  serveConfig(pawlet, { tabs: [{ text: 'Rewards', path: pointsMall, imageUrl: '', selectedImageUrl: '' }] });
  await screen.rerender(<TestStorefront key="listed" pawlet={pawlet} storefront={storefront} />);
  await expect.poll(readTabs).toEqual([home, categories, cart, pointsMall, account].map(toHref));
  storefront.navigation.dispose();
  pawlet.dispose();
});
