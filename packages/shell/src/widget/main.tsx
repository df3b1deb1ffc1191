import { createRoot } from 'react-dom/client';
import { createPawlet } from '@pawlet/core';
import { createBrowserHost } from '@pawlet/core/host';
import { isStorageAvailable } from '@pawlet/core/storage';
import { closeTopModal } from '@pawlet/widgets/ui';
import type { HostConnection } from '@pawlet/bridge/guest';
import { allowedOrigins } from '../boot/allowedOrigins.ts';
import { takeStartRecord } from '../boot/startRecord.ts';
import { connectEmbedder } from '../host/connectEmbedder.ts';
import { createFrameTrust } from '../host/createFrameTrust.ts';
import { followHost } from '../host/followHost.ts';
import { watchKeyboard } from '../layout/watchKeyboard.ts';
import { parseAddress } from '../routing/hashAddress.ts';
import { shopResources } from '../shopResources.ts';
import { createMessageLog } from './createMessageLog.ts';
import { EmbeddingProvider } from './embedding.ts';
import { WidgetApp } from './WidgetApp.tsx';
import { widgets } from './widgets.ts';

/** Opens another widget here, or the storefront for its pages. */
function openRoute(route: string): void {
  const isWidget = widgets.has(parseAddress(route).path.slice(1));
  if (isWidget) location.hash = route;
  // Browsers that partition storage in foreign frames do not give the next document this one's session.
  else location.assign(`/#${isStorageAvailable() ? route : withLogIn(route)}`);
}

/** The session is passed in the hash, which no server receives, and is removed and exchanged before the page starts. */
function withLogIn(route: string): string {
  const { token } = pawlet.session.store.getState();
  if (token === '') return route;
  return `${route}${route.includes('?') ? '&' : '?'}token=${encodeURIComponent(token)}`;
}

const record = takeStartRecord();
const browser = createBrowserHost({ onNavigate: openRoute });
const followed = followHost(browser);
const trust = createFrameTrust();
const log = createMessageLog();
// The shop requests a token from it, and it provides the embedder to the shop.
let connection: HostConnection | undefined = undefined;
const pawlet = createPawlet({
  allowedOrigins: allowedOrigins(),
  boot: record?.calls,
  resources: shopResources,
  // The storefront asks its shopper; the languages of page and browser are ignored.
  session: {
    start: record?.start,
    languageSources: { pageLanguage: 'zh', browserLanguages: [], country: record?.visitorCountry },
  },
  host: followed.host,
  freshenToken: async () => {
    await connection?.tokens.get();
  },
});
const embedder = connectEmbedder({
  pawlet,
  followed,
  browser,
  trust,
  inspect: log.inspect,
  onBack: () => closeTopModal(document),
  onNavigate: (route) => {
    openRoute(route);
    return true;
  },
});
connection = embedder;
watchKeyboard();

/** Milliseconds that the embedder has to complete the handshake before anything is shown. */
const introductionMs = 600;

/** Loads the shop's configuration; the component that shows it handles the failure. */
const loadConfig = () => pawlet.config.load().catch(() => undefined);

/**
 * Renders the page. In a frame it waits a moment for the language and the country, so that texts and prices of others
 * are not loaded first.
 */
async function show(root: Element): Promise<void> {
  const isFramed = window.parent !== window;
  // Where the URL contains the language, the boot script's requests are valid; otherwise they wait for the handshake
  // too.
  if (record?.start.lang !== undefined) void loadConfig();
  if (isFramed)
    await Promise.race([embedder.ready, new Promise((resolve) => setTimeout(resolve, introductionMs))]);
  void loadConfig();
  createRoot(root).render(
    <EmbeddingProvider value={{ connection: embedder, trust, log }}>
      <WidgetApp pawlet={pawlet} />
    </EmbeddingProvider>,
  );
  // In a frame, the frame grows with its content.
  if (isFramed) embedder.followHeight(root);
}

const root = document.querySelector('#widget');
if (root !== null) void show(root);
