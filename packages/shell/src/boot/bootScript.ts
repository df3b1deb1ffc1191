import { createGuid } from '@pawlet/core/rules';
import { readStartParameters, stripStartParameters } from '@pawlet/core/session';
import type { SessionState } from '@pawlet/core/session';
import { appearanceOf } from '../layout/appearance.ts';
import { showAppearance } from '../layout/showAppearance.ts';
import { beginBootCalls } from './bootCall.ts';
import { earlyFilesOf, type EarlyFiles } from './earlyFiles.ts';
import { preloadBanner } from './preloadBanner.ts';
import { routeOf } from './routeOf.ts';
import { restoreRoute } from './restoreRoute.ts';
import type { StartRecord } from './startRecord.ts';

/** Written into the script by the build. */
declare const __PAWLET_EARLY_FILES__: EarlyFiles;

/*
 * Runs inline, before anything else is requested: takes the start-up parameters out of the address, so that no token
 * reaches the history, a log or a referrer, gives the page the look that the shopper chose, and begins the first call, and
 * the loading of the first page and of its language, while the bundle is still on its way.
 */
const { href, origin } = location;
const start = readStartParameters(href);
const stripped = restoreRoute(stripStartParameters(href));
if (stripped !== href) history.replaceState(history.state, '', stripped);

let calls: StartRecord['calls'] = [];
try {
  calls = beginBootCalls({
    start,
    hash: location.hash,
    origin,
    storage: localStorage,
    fetch: (input, init) => fetch(input, init),
    createId: createGuid,
    now: Date.now(),
  });
  const webs = JSON.parse(localStorage.getItem('pawlet:webs') ?? '{}') as SessionState['webs'];
  showAppearance(appearanceOf({ webs }));
} catch {
  // Blocked or damaged storage, or an old browser: the bundle asks by itself.
}
window.__pawletStart = { start, calls };

const [config] = calls;
// Without storage, as in a frame of a browser that keeps foreign frames away from it, the address alone says the language.
const language = (config?.language ?? start.lang)?.split('-')[0];
for (const file of earlyFilesOf(__PAWLET_EARLY_FILES__, location.hash, language)) {
  const link = document.createElement('link');
  const isStyle = file.endsWith('.css');
  link.rel = isStyle ? 'preload' : 'modulepreload';
  if (isStyle) link.as = 'style';
  // The bundle asks for them in the same way, or they would be loaded twice.
  link.crossOrigin = '';
  link.href = file;
  document.head.append(link);
}

if (config !== undefined && routeOf(location.hash) === '/') void preloadBanner(config.response);
