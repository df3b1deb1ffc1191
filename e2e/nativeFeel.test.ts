import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@playwright/test';
import { findWebKitHost } from '../tooling/test/hosts.ts';
import { type Screen, startScreen } from './engines/screen.ts';
import { startWebKitHost, type WebKitHost } from './hosts/support/webkitHost.ts';
import { useStore } from './support/useStore.ts';

const store = useStore();
const programs = findWebKitHost();
let screen: Screen | undefined;
let host: WebKitHost | undefined;

test.beforeAll(async () => {
  if (typeof programs === 'string') console.log(`SKIP: opening the shop in a WebKit app: ${programs}`);
  else screen = await startScreen(programs);
});
test.beforeEach(() => {
  test.skip(typeof programs === 'string', 'there is no WebKit host');
});
test.afterEach(() => host?.end());
test.afterAll(() => screen?.end());

/** What the app's window shows at one moment. */
interface Frame {
  /** Milliseconds since the tap. */
  readonly at: number;
  /** Share of white points. */
  readonly white: number;
  /** Number of different colors in a sample of the window. */
  readonly colors: number;
}

/** When the window first shows nearly all colors that it shows in the end: a page without its pictures has fewer. */
function getShownAt(frames: readonly Frame[]): number | undefined {
  const last = frames.at(-1)?.colors ?? 0;
  // The app's own screen and an empty page have a few colors.
  return last < 40 ? undefined : frames.find(({ colors }) => colors >= 0.8 * last)?.at;
}

/** Opens the home page from a screen of the app, and records the window. */
async function recordOpening(theme: 'light' | 'dark', isPreloaded: boolean): Promise<readonly Frame[]> {
  if (typeof programs === 'string' || screen === undefined) throw new Error('There is no WebKit host.');
  const settings = ['--app-version', '2.3.0', '--language', 'en', '--theme', theme, '--opens-later'];
  const more = isPreloaded ? ['--preload'] : [];
  host = startWebKitHost(programs, screen, `${store.url}/#/`, [...settings, ...more]);
  if (isPreloaded) {
    await host.connected(1);
    // A shopper who taps earlier sees as much as was loaded.
    await host.until(
      'first view in English',
      `(() => {
        const pictures = [...document.images].filter((each) => each.getBoundingClientRect().top < innerHeight);
        return document.documentElement.lang === 'en' && document.querySelectorAll('article').length > 3 &&
          pictures.length > 3 && pictures.every((each) => each.complete && each.naturalWidth > 0);
      })()`,
    );
  }
  return (await host.command('record_opening', { ms: isPreloaded ? 1500 : 6000 })) as readonly Frame[];
}

for (const theme of ['light', 'dark'] as const)
  for (const isPreloaded of [true, false])
    test(`a ${isPreloaded ? 'preloaded' : 'cold'} shop opens without a white frame: ${theme}`, async () => {
      const frames = await recordOpening(theme, isPreloaded);
      const shownAt = getShownAt(frames);
      console.log(
        `WebKit app, ${theme}, ${isPreloaded ? 'preloaded' : 'cold'}: shown after ${Math.round(shownAt ?? NaN)} ms, ${frames.length} frames`,
      );
      expect(frames.length).toBeGreaterThan(20);
      expect(frames.filter(({ white }) => white > 0.9)).toEqual([]);
      expect(shownAt).toBeDefined();
      if (isPreloaded) expect(shownAt).toBeLessThanOrEqual(300);
    });

test('an app says why the shop cannot be shown, in its language, and loads it again', async () => {
  if (typeof programs === 'string' || screen === undefined) throw new Error('There is no WebKit host.');
  let status = 503;
  const server = createServer((_request, response) => {
    response.writeHead(status, { 'content-type': 'text/html' }).end('<!doctype html><title>Shop</title>');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const app = startWebKitHost(programs, screen, `http://127.0.0.1:${port}/`, ['--language', 'de']);
  host = app;
  const seeFailure = (text: string | null) => expect.poll(() => app.command('failure')).toBe(text);

  await seeFailure('Der Shop ist gerade nicht erreichbar. Versuche es später noch einmal.');
  await new Promise((resolve) => {
    server.close(resolve);
    server.closeAllConnections();
  });
  await app.command('retry');
  await seeFailure('Keine Internetverbindung. Prüfe das Netzwerk und versuche es noch einmal.');
  status = 200;
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  await app.command('retry');
  await app.until('page', `document.title === 'Shop'`);
  await seeFailure(null);
  server.close();
  server.closeAllConnections();
});
