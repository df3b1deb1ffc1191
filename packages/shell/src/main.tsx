import { createRoot } from 'react-dom/client';
import { createPawlet } from '@pawlet/core';
import { createBrowserHost } from '@pawlet/core/host';
import { modalStackOf } from '@pawlet/widgets/ui';
import { App } from './App.tsx';
import { allowedOrigins } from './boot/allowedOrigins.ts';
import { takeStartRecord } from './boot/startRecord.ts';
import { createMall } from './createMall.ts';
import { watchKeyboard } from './layout/watchKeyboard.ts';
import { shellMessages } from './messages.ts';
import { connectLogin } from './navigation/connectLogin.ts';
import { connectModals } from './navigation/connectModals.ts';
import { countPages } from './navigation/countPages.ts';
import { followLinks } from './navigation/followLinks.ts';
import { routes } from './routing/routes.ts';

const record = takeStartRecord();
const browser = createBrowserHost();
const pawlet = createPawlet({
  allowedOrigins: allowedOrigins(),
  boot: record?.call,
  session: { start: record?.start },
  host: {
    ...browser,
    isAvailable: (capability) =>
      capability === 'navigate' || capability === 'back' || browser.isAvailable(capability),
    navigate: async (route) => ((await mall.navigation.open(route)) === 'opened' ? 'done' : 'cancelled'),
    back: async () => ((await mall.navigation.back()) === 'opened' ? 'done' : 'cancelled'),
  },
});
const mall = createMall(routes, pawlet);
const { navigation } = mall;

void pawlet.config.load().catch(() => undefined);
void pawlet.translator.load(shellMessages).catch(() => undefined);
navigation.start();
connectModals(navigation, modalStackOf(document));
connectLogin(navigation, pawlet);
countPages(navigation, pawlet.api);
followLinks(navigation);
watchKeyboard();

const root = document.querySelector('#app');
if (root !== null) createRoot(root).render(<App pawlet={pawlet} mall={mall} />);
