import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { connectToHost } from '@pawlet/bridge/guest';
import { createBrowserHost } from '@pawlet/core/host';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { findAndroidJar } from '../../tooling/test/androidJar.ts';
import { findJava, findJUnit, findResourceCompiler } from '../../tooling/test/hosts.ts';
import { createPage } from './support/createPage.ts';
import { describeReplay } from './support/replaySuite.ts';

const sample = fileURLToPath(new URL('../../examples/native-android/app/src/main', import.meta.url));
const module = fileURLToPath(new URL('../../packages/native-android/shop', import.meta.url));
const library = join(module, 'src/main');
const [replay, live] = ['Replay', 'Live'].map((name) =>
  fileURLToPath(new URL(`support/${name}.java`, import.meta.url)),
) as [string, string];
const plain = globSync(`${library}/java/com/pawlet/shop/bridge/*.java`);
/** Without `optional`, which needs androidx or a newer Android. */
const withAndroid = globSync(`${library}/java/com/pawlet/shop/*.java`);
const inSample = globSync(`${sample}/java/**/*.java`);
const lambda = globSync(fileURLToPath(new URL('support/lambda/**/*.java', import.meta.url)));

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
  const source = readFileSync(`${library}/java/com/pawlet/shop/PortTransport.java`, 'utf8');
  const constant = /String SHIM = ([^]*?";)\n\n/u.exec(source)?.[1] ?? '';
  return [...constant.matchAll(/"([^"]*)"/gu)].map((match) => match[1]).join('');
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

const junit = findJUnit();
const noJUnit = [java, junit].find((found) => typeof found === 'string');
if (noJUnit !== undefined) console.log(`SKIP: the JVM tests of the Android library: ${noJUnit}`);

describe.skipIf(noJUnit !== undefined)("the Android library's own tests", () => {
  it('replay the recorded messages', () => {
    if (typeof java === 'string' || typeof junit === 'string') return;
    const tests = join(folder, 'tests');
    mkdirSync(tests);
    const classPath = `${join(folder, 'plain')}:${tests}:${junit.classPath}`;
    const files = globSync(`${module}/src/test/java/**/*.java`);
    execFileSync(java.javac, ['-Xlint:all', '-Werror', '-cp', classPath, '-d', tests, ...files]);
    const names = files.map((file) => `com.pawlet.shop.bridge.${basename(file, '.java')}`);
    const { status, stdout } = spawnSync(
      java.java,
      ['-cp', classPath, 'org.junit.runner.JUnitCore', ...names],
      {
        cwd: module,
        encoding: 'utf8',
      },
    );
    expect(stdout).toMatch(/^OK \(\d+ tests\)$/mu);
    expect(status).toBe(0);
  });
});

const android = findAndroidJar();
const resources = findResourceCompiler();
const reason = [java, android, resources].find((found) => typeof found === 'string');
if (reason !== undefined) console.log(`SKIP: the Android library against API 23: ${reason}`);

describe.skipIf(reason !== undefined)('the Android library and its sample', () => {
  const out = (name: string): string => join(folder, name);

  /** Compiles sources against API 23 with every warning; returns the compiler's messages. */
  function compile(target: string, classPath: readonly string[], sources: readonly string[]): string {
    if (typeof java === 'string' || typeof android === 'string') throw new Error('There is no compiler.');
    const { stderr, status } = spawnSync(
      java.javac,
      [
        '-Xlint:all,-options',
        '-Werror',
        '-source',
        '8',
        '-target',
        '8',
        '-bootclasspath',
        [android.jar, out('lambda')].join(':'),
        ...(classPath.length === 0 ? [] : ['-cp', classPath.join(':')]),
        '-d',
        out(target),
        ...sources,
      ],
      { encoding: 'utf8' },
    );
    return status === 0 ? stderr : `status ${String(status)}: ${stderr}`;
  }

  /** Compiles the resources of an application; returns the sources of their names. */
  function compileResources(source: string, packageName: string): readonly string[] {
    if (typeof resources === 'string' || typeof android === 'string')
      throw new Error('There is no resource compiler.');
    const target = out(packageName);
    mkdirSync(target, { recursive: true });
    // API 23 does not have one attribute of a newer Android, and Gradle merges the tools' own.
    const manifest = readFileSync(`${source}/AndroidManifest.xml`, 'utf8')
      .replace(/\s+android:enableOnBackInvokedCallback="false"/u, '')
      .replace(/\s+tools:targetApi="34"/u, '')
      .replace('<manifest ', `<manifest package="${packageName}" `);
    writeFileSync(join(target, 'AndroidManifest.xml'), manifest);
    const parameters = ['package', '-f', '-m', '-J', target, '-M', join(target, 'AndroidManifest.xml')];
    execFileSync(resources.aapt, [...parameters, '-S', `${source}/res`, '-I', android.jar]);
    return globSync(`${target}/**/R.java`);
  }

  it('compile against API 23 with their resources; what needs androidx is not compiled', () => {
    expect(lambda.length).toBe(5);
    mkdirSync(out('lambda'));
    if (typeof java === 'string' || typeof android === 'string') return;
    const compileOnly = ['-Xlint:-options', '-source', '8', '-target', '8', '-bootclasspath', android.jar];
    execFileSync(java.javac, [...compileOnly, '-d', out('lambda'), ...lambda]);

    const names = compileResources(library, 'com.pawlet.shop');
    expect(compile('android', [], [...plain, ...withAndroid, ...names])).toBe('');
    expect(withAndroid.length).toBeGreaterThan(15);
    const sampleNames = compileResources(sample, 'com.example.shopapp');
    expect(compile('sample', [out('android')], [...inSample, ...sampleNames])).toBe('');
    expect(inSample.length).toBe(2);
    console.log(
      'Android library: compiled against API 23 with its resources, not run; androidx, Compose and API 26 are not compiled',
    );
  });
});
