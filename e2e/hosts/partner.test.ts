import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findWebKitHost } from '../../tooling/test/hosts.ts';
import { type Screen, startScreen } from '../engines/screen.ts';
import { bundleScript, serveSite, type Site } from '../support/serveSite.ts';
import { startWebKitHost, type WebKitHost } from './support/webkitHost.ts';

const programs = findWebKitHost();
const reason = typeof programs === 'string' ? programs : undefined;
if (reason !== undefined) console.log(`SKIP: a partner's page in a real WebKit: ${reason}`);

const html = '<!doctype html><title>Page</title><body><script src="/page.js"></script>';

describe.skipIf(reason !== undefined)("a partner's page in a real WebKit", () => {
  let shop: Site;
  let partner: Site;
  let screen: Screen;
  let host: WebKitHost;

  const address = (registered: string): string =>
    `${partner.origin}/?shop=${encodeURIComponent(shop.origin)}&registered=${encodeURIComponent(registered)}`;

  beforeAll(async () => {
    if (typeof programs === 'string') return;
    shop = await serveSite(
      { '/': html, '/page.js': await bundleScript(new URL('page/page.ts', import.meta.url)) },
      'localhost',
    );
    partner = await serveSite({
      '/': html,
      '/page.js': await bundleScript(new URL('page/partner.ts', import.meta.url)),
    });
    screen = await startScreen(programs);
    host = startWebKitHost(programs, screen, address(partner.origin), ['--token', 'CANARY']);
  });
  afterAll(async () => {
    await host?.end();
    await screen?.end();
    await shop?.close();
    await partner?.close();
  });

  it('sends its language to the shop, receives its events, and is not gated', async () => {
    await host.until('event of the shop', 'window.partner?.seen.length === 1');
    expect(await host.evaluate('return partner.seen')).toEqual([
      { name: 'pawlet:ready', detail: { widget: 'not-gated fr' } },
    ]);
    await host.until('height of the content', `document.querySelector('iframe').style.height === '432px'`);
    expect(await host.evaluate(`return document.querySelector('iframe').getAttribute('sandbox')`)).toBe(
      'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox',
    );
    // The frame did not talk to the app around the partner's page.
    expect(host.events).toEqual([]);
  });

  it('gets no messages from a shop that has not registered it', async () => {
    await host.command('load', { url: address('https://somebody.else') });
    await host.until('page without a shop', `location.search.includes('somebody') && window.partner`);
    await host.evaluate('await new Promise((done) => setTimeout(done, 1500))');
    expect(await host.evaluate('return partner.seen')).toEqual([]);
  });
});
