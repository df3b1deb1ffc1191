import '@pawlet/widgets/ui';
import { afterEach, expect, it } from 'vitest';
import { cleanup, render } from 'vitest-browser-react';
import { createTestPawlet } from '../../test/createTestPawlet.ts';
import { serveConfig } from '../../test/serveConfig.ts';
import { TestMall } from '../../test/TestMall.tsx';
import { createMall } from '../createMall.ts';
import { paths } from '../routing/paths.ts';
import { toHref } from '../routing/hashAddress.ts';
import { routes } from '../routes.ts';

afterEach(cleanup);

it('shows the tabs in their order, with the points mall if the shop lists it', async () => {
  window.history.pushState(null, '', toHref(paths.home));
  const pawlet = createTestPawlet();
  const mall = createMall(
    routes.map((route) => ({ ...route, load: () => Promise.resolve(() => null) })),
    pawlet,
    { motionMs: () => 0 },
  );
  mall.navigation.start();
  const screen = await render(<TestMall pawlet={pawlet} mall={mall} />);
  const readTabs = () =>
    screen
      .getByRole('navigation')
      .getByRole('link')
      .elements()
      .map((link) => link.getAttribute('href'));
  const { home, categories, cart, account, pointsMall } = paths;
  await expect.poll(readTabs).toEqual([home, categories, cart, account].map(toHref));
  serveConfig(pawlet, { tabs: [{ text: 'Rewards', path: pointsMall, imageUrl: '', selectedImageUrl: '' }] });
  await screen.rerender(<TestMall key="listed" pawlet={pawlet} mall={mall} />);
  await expect.poll(readTabs).toEqual([home, categories, cart, pointsMall, account].map(toHref));
  mall.navigation.dispose();
  pawlet.dispose();
});
