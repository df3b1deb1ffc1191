import { toInterfaceLanguage, type InterfaceLanguage } from '@pawlet/core/i18n';
import { createGuid } from '@pawlet/core/rules';
import { readStartParameters, stripStartParameters } from '@pawlet/core/session';
import { showAppearance } from '../layout/showAppearance.ts';
import { beginBootCalls, readBootSession } from './bootCall.ts';
import { getEarlyFiles, type EarlyFiles } from './earlyFiles.ts';
import { collectTaps } from './earlyTaps.ts';
import { forgetLanguage, readOfferedLanguages, toOfferedLanguage } from './offeredLanguages.ts';
import {
  forgetCountry,
  getVisitorCountry,
  readOfferedCountries,
  toOfferedCountry,
} from './offeredCountries.ts';
import { loadRenderedCode, preloadFiles, whenPainted } from './loadFiles.ts';
import { preloadBanner } from './preloadBanner.ts';
import { readAppearance } from './readAppearance.ts';
import { toHref } from '../routing/hashAddress.ts';
import { readPageAddress } from '../routing/publicAddress.ts';
import { getRoute } from './getRoute.ts';
import { isAskedFor, readRenderedPage } from './renderedPage.ts';
import { restoreRoute } from './restoreRoute.ts';
import type { StartRecord } from './startRecord.ts';
import { getVisitorLanguage } from './visitorLanguage.ts';

/** Inlined by the build. */
declare const __PAWLET_EARLY_FILES__: EarlyFiles;

/*
 * Runs inline, before any other request: removes the start-up parameters from the URL, so that no token reaches the
 * history, a log or a referrer, applies the appearance that the shopper chose, and starts the first call and the
 * loading of the first page and its language while the bundle is still loading. Where the server has rendered the page
 * that is asked for, that page is shown, and its code is loaded afterwards.
 */
const { href, origin } = location;
const offered = readOfferedLanguages(document);
const countries = readOfferedCountries(document);
const given = readStartParameters(href);
// A link may name a language that the shop no longer offers, or a country that it no longer sells to.
const start = {
  ...given,
  lang: toOfferedLanguage(given.lang ?? '', offered),
  countryCode: given.countryCode === undefined ? undefined : toOfferedCountry(given.countryCode, countries),
};
const stripped = restoreRoute(stripStartParameters(href));
if (stripped !== href) history.replaceState(history.state, '', stripped);

const { documentElement: root } = document;
const hash = toHref(readPageAddress(location));
const rendered = readRenderedPage(document);
const visitorLanguage = getVisitorLanguage(
  location.pathname,
  rendered?.language,
  navigator.languages,
  offered,
);

const findCountry = (language: InterfaceLanguage): string =>
  getVisitorCountry(location.pathname, language, countries);

let calls: StartRecord['calls'] = [];
let isShown = false;
// Without storage, as in a frame of a browser that partitions foreign frames, only the URL determines the language.
let language: string | undefined = start.lang;
try {
  // oxlint-disable-next-line no-restricted-globals -- the page waits for this script; its tests read what the session stores
  const storage = localStorage;
  forgetLanguage(storage, offered);
  forgetCountry(storage, countries);
  const session = readBootSession({
    start,
    visitorLanguage,
    getVisitorCountry: findCountry,
    origin,
    storage,
    createId: createGuid,
    now: Date.now(),
  });
  language = session?.language ?? language;
  isShown = rendered !== undefined && isAskedFor(rendered, session, window);
  if (session !== undefined && !isShown) {
    calls = beginBootCalls(session, { hash, origin, fetch: (input, init) => fetch(input, init) });
  }
  const appearance = readAppearance(storage);
  showAppearance(appearance);
  window.__pawletIsDark =
    appearance === 'dark' || (appearance === 'auto' && matchMedia('(prefers-color-scheme: dark)').matches);
} catch {
  // Blocked or corrupt storage, or an old browser: the bundle makes the requests itself.
}
window.__pawletStart = {
  start,
  visitorLanguage,
  visitorCountry: findCountry(toInterfaceLanguage(language ?? '') ?? visitorLanguage),
  rendered,
  releaseTaps: isShown ? collectTaps(document) : undefined,
  calls,
};

const files = getEarlyFiles(__PAWLET_EARLY_FILES__, hash, language?.split('-')[0], isShown);
const [config] = calls;
if (config !== undefined && getRoute(hash) === '/') void preloadBanner(config.response);
if (isShown) {
  whenPainted(() => loadRenderedCode(files, 'low'));
  // A link to another page was followed before there was code to open it.
  const handleHash = (): void => {
    if (document.querySelector('.start') !== null) showPlaceholder();
  };
  addEventListener('hashchange', handleHash, { once: true });
} else if (rendered === undefined) {
  preloadFiles(files);
} else {
  showPlaceholder();
  loadRenderedCode(files);
}

/** Shows what the page without content shows until its code is loaded. */
function showPlaceholder(): void {
  delete root.dataset['rendered'];
  root.dataset['replaced'] = '';
}
