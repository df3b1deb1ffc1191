import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findWebKitHost } from '../../tooling/test/hosts.ts';
import { type Screen, startScreen } from '../engines/screen.ts';
import { until } from '../engines/until.ts';
import { bundleScript, serveSite, type Site } from '../support/serveSite.ts';
import { carelessApp, startWebKitHost, type WebKitHost } from './support/webkitHost.ts';

const programs = findWebKitHost();
const reason = typeof programs === 'string' ? programs : undefined;
if (reason !== undefined) console.log(`SKIP: forged calls in a real WebKit host: ${reason}`);

describe.skipIf(reason !== undefined)('a hostile frame in a real WebKit host', () => {
  let shop: Site;
  let hostile: Site;
  let screen: Screen;
  const hosts: WebKitHost[] = [];

  function start(script?: string): WebKitHost {
    if (typeof programs === 'string') throw new Error(programs);
    const settings = ['--app-version', '2.3.0', '--token', 'CANARY'];
    const host = startWebKitHost(programs, screen, `${shop.origin}/`, settings, script);
    hosts.push(host);
    return host;
  }

  /** The log of the hostile page, newest first. */
  const reports = () => hostile.requests.filter((path) => path.startsWith('/report')).toReversed();

  const embedHostile = () => `const frame = document.createElement('iframe');
    frame.src = '${hostile.origin}/'; document.body.append(frame);`;

  beforeAll(async () => {
    if (typeof programs === 'string') return;
    const page = '<!doctype html><title>Shop</title><body><script src="/page.js"></script>';
    shop = await serveSite({
      '/': page,
      '/page.js': await bundleScript(new URL('page/page.ts', import.meta.url)),
    });
    const attack = readFileSync(new URL('page/hostile.html', import.meta.url), 'utf8');
    hostile = await serveSite({ '/': attack, '/report': '' });
    screen = await startScreen(programs);
  });
  afterAll(async () => {
    await Promise.all(hosts.map((host) => host.end()));
    await screen?.end();
    await hostile?.close();
    await shop?.close();
  });

  it('gets no response to 1,000 forged calls over 5 channels, as a frame and as the page itself', async () => {
    const host = start();
    await host.connected(1);
    await host.until('launch context', 'probe.bridge.context.get()');
    await host.evaluate(embedHostile());
    await until('report of the hostile frame', () => Promise.resolve(reports()[0] ?? null));
    expect(reports()).toEqual(['/report?sent=1000&answered=0']);
    expect(host.events).toEqual([{ event: 'connected' }]);
    // The page continues undisturbed.
    expect(await host.evaluate('return probe.look().state')).toBe('connected');
    expect(await host.evaluate(`return probe.ask('copy', { text: 'x' })`)).toBe('done');
    expect(host.getCalls('copy')).toHaveLength(1);

    // Same host, other port: no other page of the site is the shop's. The app does not even open it.
    await host.command('load', { url: `${hostile.origin}/` });
    await host.evaluate('await new Promise((done) => setTimeout(done, 300))');
    expect(await host.evaluate('return location.origin')).toBe(shop.origin);
    expect(reports()).toHaveLength(1);
    console.log('WebKit host: 1,000 forged calls over 5 channels, 0 answered, 0 reached a handler');
    await host.end();
  });

  it('reaches a handler that is registered for every frame', async () => {
    const host = start(carelessApp);
    await host.connected(1);
    await host.until('launch context', 'probe.bridge.context.get()');
    await host.evaluate(embedHostile());
    await until('forged payment', () => Promise.resolve(host.getCalls('pay')[0] ?? null));
    expect(host.getCalls('requestToken').length).toBeGreaterThan(0);
    await host.end();
  });
});
