import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { connectToHost } from '@pawlet/bridge/guest';
import { createBrowserHost } from '@pawlet/core/host';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { findAndroidJar } from '../../tooling/test/androidJar.ts';
import { findJava } from '../../tooling/test/hosts.ts';
import { describeReplay } from './support/replaySuite.ts';

const example = fileURLToPath(new URL('../../examples/native-android', import.meta.url));
const [replay, live] = ['Replay', 'Live'].map((name) =>
  fileURLToPath(new URL(`support/${name}.java`, import.meta.url)),
) as [string, string];
const plain = globSync(`${example}/src/**/*.java`);
const withAndroid = globSync(`${example}/webview/**/*.java`);

const java = findJava();
const folder = mkdtempSync(join(tmpdir(), 'pawlet-java-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describeReplay('Java', () => {
  if (typeof java === 'string') return java;
  const classes = join(folder, 'plain');
  // Android runs older Java than this machine can; the replay itself may be new.
  execFileSync(java.javac, ['--release', '8', '-Xlint:-options', '-d', classes, ...plain]);
  execFileSync(java.javac, ['-cp', classes, '-d', classes, replay, live]);
  return { command: java.java, parameters: ['-Dfile.encoding=UTF-8', '-cp', classes, 'Replay'] };
});

/** The script that the Android host injects into the page, read from its source. */
function readShim(): string {
  const source = readFileSync(`${example}/webview/com/example/shop/ShopView.java`, 'utf8');
  const constant = /String SHIM = ([^]*?";)\n\n/u.exec(source)?.[1] ?? '';
  return [...constant.matchAll(/"([^"]*)"/gu)].map((match) => match[1]).join('');
}

/** A page, as far as the script and the bridge use it. */
function createPage(origin: string): Window & typeof globalThis {
  const target = new EventTarget();
  const page = {
    CustomEvent,
    document: { documentElement: { dataset: {} } },
    location: new URL(origin),
    addEventListener: target.addEventListener.bind(target),
    removeEventListener: target.removeEventListener.bind(target),
    dispatchEvent: target.dispatchEvent.bind(target),
  };
  return Object.assign(page, { window: page, parent: page, top: page }) as object as Window &
    typeof globalThis;
}

/** Runs the script in a page; returns its messages. */
function putIn(page: Window, origin: string, secret: string): unknown {
  // oxlint-disable-next-line typescript/no-implied-eval, no-new-func -- this is what the web view does with it
  const shim = new Function(
    'window',
    'location',
    'addEventListener',
    'removeEventListener',
    `return ${readShim()}`,
  ) as (...names: readonly unknown[]) => (origin: string, secret: string) => unknown;
  return shim(page, page.location, page.addEventListener, page.removeEventListener)(origin, secret);
}

describe.skipIf(typeof java === 'string')(
  "the Android host's bridge with a page, over its own script",
  () => {
    const origin = 'https://shop.example.com';

    it('connects to a page that is already loaded, through the port that comes with the secret', async () => {
      if (typeof java === 'string') return;
      const page = createPage(origin);
      const bridge = connectToHost({ fallback: createBrowserHost({ window: page }), window: page });
      expect(bridge.state.get().status).toBe('no-host');
      expect(putIn(page, origin, 'secret')).toBe(true);

      const app = spawn(java.java, ['-cp', join(folder, 'plain'), 'Live'], {
        stdio: ['pipe', 'pipe', 'inherit'],
      });
      const forged = new MessageChannel();
      const channel = new MessageChannel();
      try {
        page.dispatchEvent(new MessageEvent('message', { data: 'guess', ports: [forged.port2] }));
        expect('PawletAndroid' in page).toBe(false);
        page.dispatchEvent(new MessageEvent('message', { data: 'secret', ports: [channel.port2] }));
        channel.port1.addEventListener('message', ({ data }) => void app.stdin.write(`${String(data)}\n`));
        channel.port1.start();
        createInterface({ input: app.stdout }).on('line', (line) => channel.port1.postMessage(line));
        await vi.waitFor(() => expect(bridge.state.get().status).toBe('connected'), 10_000);
        expect(bridge.context.get()).toMatchObject({
          platform: 'android',
          token: 'T-1',
          capabilities: ['pay', 'copy'],
        });
        expect(bridge.state.get().transport).toBe('android');
        expect(await bridge.host.copy('SN-1')).toBe('done');
        expect(await bridge.host.pay({ orderNumber: '1', payType: 'x', payment: '' })).toBe('failed');
      } finally {
        bridge.close();
        channel.port1.close();
        forged.port1.close();
        app.kill();
      }
    });

    it('injects nothing into a page of another origin, into a frame, or twice', () => {
      expect(putIn(createPage('https://shop.example.com.evil.test'), origin, 'secret')).toBe(false);
      expect(putIn(createPage('https://shop.example.com:444'), origin, 'secret')).toBe(false);
      expect(putIn(Object.assign(createPage(origin), { top: {} }), origin, 'secret')).toBe(false);
      expect(putIn(Object.assign(createPage(origin), { PawletAndroid: {} }), origin, 'secret')).toBe(false);
    });
  },
);

const android = findAndroidJar();
const reason = [java, android].find((found) => typeof found === 'string');
if (reason !== undefined) console.log(`SKIP: the Android host against API 23: ${reason}`);

describe.skipIf(reason !== undefined)('the Android host', () => {
  it('compiles against API 23, and is not compiled with androidx', () => {
    if (typeof java === 'string' || typeof android === 'string') return;
    const { status, stderr } = spawnSync(
      java.javac,
      [
        '-Xlint:all,-options',
        '-Werror',
        '-source',
        '8',
        '-target',
        '8',
        '-bootclasspath',
        android.jar,
        '-d',
        join(folder, 'android'),
        ...plain,
        ...withAndroid,
      ],
      { encoding: 'utf8' },
    );
    expect(stderr).toBe('');
    expect(status).toBe(0);
    expect(withAndroid.length).toBeGreaterThan(2);
    console.log('Android host: compiled against API 23, not run; the androidx variant is not compiled');
  });
});
