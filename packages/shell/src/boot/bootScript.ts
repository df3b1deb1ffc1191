import { createGuid } from '@pawlet/core/rules';
import { readStartParameters, stripStartParameters } from '@pawlet/core/session';
import { showAppearance } from '../layout/showAppearance.ts';
import { beginBootCalls } from './bootCall.ts';
import { getEarlyFiles, type EarlyFiles } from './earlyFiles.ts';
import { preloadBanner } from './preloadBanner.ts';
import { readAppearance } from './readAppearance.ts';
import { toHref } from '../routing/hashAddress.ts';
import { parsePublicAddress, readPageAddress } from '../routing/publicAddress.ts';
import { getRoute } from './getRoute.ts';
import { restoreRoute } from './restoreRoute.ts';
import type { StartRecord } from './startRecord.ts';

/** Inlined by the build. */
declare const __PAWLET_EARLY_FILES__: EarlyFiles;

/*
 * Runs inline, before any other request: removes the start-up parameters from the URL, so that no token reaches the
 * history, a log or a referrer, applies the appearance that the shopper chose, and starts the first call and the
 * loading of the first page and its language while the bundle is still loading.
 */
const { href, origin } = location;
const start = readStartParameters(href);
const stripped = restoreRoute(stripStartParameters(href));
if (stripped !== href) history.replaceState(history.state, '', stripped);

const hash = toHref(readPageAddress(location));

let calls: StartRecord['calls'] = [];
try {
  // oxlint-disable-next-line no-restricted-globals -- the page waits for this script; its tests read what the session stores
  const storage = localStorage;
  calls = beginBootCalls({
    start,
    hash,
    pageLanguage: parsePublicAddress(location.pathname)?.language,
    origin,
    storage,
    fetch: (input, init) => fetch(input, init),
    createId: createGuid,
    now: Date.now(),
  });
  showAppearance(readAppearance(storage));
} catch {
  // Blocked or corrupt storage, or an old browser: the bundle makes the requests itself.
}
window.__pawletStart = { start, calls };

const [config] = calls;
// Without storage, as in a frame of a browser that partitions foreign frames, only the URL determines the language.
const language = (config?.language ?? start.lang)?.split('-')[0];
for (const file of getEarlyFiles(__PAWLET_EARLY_FILES__, hash, language)) {
  const link = document.createElement('link');
  const isStyle = file.endsWith('.css');
  link.rel = isStyle ? 'preload' : 'modulepreload';
  if (isStyle) link.as = 'style';
  // The bundle requests them the same way, or they would be loaded twice.
  link.crossOrigin = '';
  link.href = file;
  document.head.append(link);
}

if (config !== undefined && getRoute(hash) === '/') void preloadBanner(config.response);
