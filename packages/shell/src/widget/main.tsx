import { createRoot } from 'react-dom/client';
import { createPawlet } from '@pawlet/core';
import { createBrowserHost } from '@pawlet/core/host';
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

/** Shows another widget here, or the mall for its pages. */
function openRoute(route: string): void {
  const isWidget = widgets.has(parseAddress(route).path.slice(1));
  if (isWidget) location.hash = route;
  else location.assign(`/#${keepsStorage() ? route : withLogIn(route)}`);
}

/** Browsers that keep foreign frames away from storage let the next document know nothing of this one's log-in. */
function keepsStorage(): boolean {
  try {
    return window.localStorage !== null;
  } catch {
    return false;
  }
}

/** The log-in travels in the hash, which no server sees, and is taken out and exchanged before the page starts. */
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
// The shop asks it for a token, and it tells the shop about the embedder.
let connection: HostConnection | undefined = undefined;
const pawlet = createPawlet({
  allowedOrigins: allowedOrigins(),
  boot: record?.calls,
  resources: shopResources,
  // The storefront asks its shopper; neither the page nor the browser is asked.
  session: { start: record?.start, languageSources: { pageLanguage: 'zh', browserLanguages: [] } },
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

/** Milliseconds that the page around a frame has to introduce itself before anything is shown. */
const introductionMs = 600;

/** Loads what the shop says about itself; whoever shows it looks at the failure. */
const loadConfig = () => pawlet.config.load().catch(() => undefined);

/** Draws the page. In a frame it waits a moment for the language and the country, so that texts and prices of others are not loaded first. */
async function show(root: Element): Promise<void> {
  const isFramed = window.parent !== window;
  // Where the address names the language, what the boot script has asked for holds; otherwise it waits for the introduction too.
  if (record?.start.lang !== undefined) void loadConfig();
  if (isFramed)
    await Promise.race([embedder.ready, new Promise((resolve) => setTimeout(resolve, introductionMs))]);
  void loadConfig();
  createRoot(root).render(
    <EmbeddingProvider value={{ connection: embedder, trust, log }}>
      <WidgetApp pawlet={pawlet} />
    </EmbeddingProvider>,
  );
  // Where the page stands in a frame, the frame grows with it.
  if (isFramed) embedder.followHeight(root);
}

const root = document.querySelector('#widget');
if (root !== null) void show(root);
