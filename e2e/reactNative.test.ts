import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from '@playwright/test';
import { root } from '../tooling/release/pack.ts';
import { readSamples } from '../tooling/samples/readSamples.ts';
import { packInto, unbuiltPackages } from './support/consumers/consumerProject.ts';
import { isRegistryFailure } from './support/consumers/isRegistryFailure.ts';
import {
  bareTemplate,
  createNativeProject,
  expoTemplate,
  readSample,
  type NativeTemplate,
} from './support/consumers/nativeProjects.ts';
import { runIn } from './support/consumers/runIn.ts';
import { isSampled, notSampled } from './support/sample.ts';

// New projects of React Native and Expo that install the packages: types, the tests of the sample app with the official
// Jest presets, and bundles that Hermes compiles. No phone and no simulator is used.

const unbuilt = unbuiltPackages('react-native');
const missing =
  unbuilt.length === 0 ? undefined : `${unbuilt.join(', ')} have to be built first (npm run build)`;
const folder = mkdtempSync(join(tmpdir(), 'pawlet-tarballs-'));
let packages: Readonly<Record<string, string>> = {};
const created: string[] = [];

test.beforeAll(() => {
  if (missing === undefined) packages = packInto(folder, 'react-native');
});
test.afterAll(() => {
  for (const each of [folder, ...created]) rmSync(each, { recursive: true, force: true });
});

/** Prints why a test is skipped, for the summary of the run. */
function skip(name: string, reason: string): never {
  console.log(`SKIP: the packages in ${name}: ${reason}`);
  test.skip(true, reason);
  throw new Error(reason);
}

/** Skips a test that is not in the sample: each installs some hundred megabytes. */
function chooseSome(name: string, index: number): void {
  test.setTimeout(900_000);
  if (missing !== undefined) skip(name, missing);
  if (!isSampled(index, 8)) skip(name, notSampled);
}

async function install(name: string, project: string): Promise<void> {
  const command = ['npm', 'install', '--no-audit', '--no-fund', '--loglevel=error', '--prefer-offline'];
  const { code, output } = await runIn(project, command);
  if (code === 0) return;
  if (!isRegistryFailure(output)) throw new Error(output);
  skip(name, `npm could not install it: ${output.trim().split('\n')[0] ?? code}`);
}

/** A new project with the sample app, installed. */
async function create(template: NativeTemplate, files: Readonly<Record<string, string>>): Promise<string> {
  const { folder: project, fetched } = await createNativeProject(template, packages);
  created.push(project.replace(/\/app$/u, ''));
  if (fetched.code !== 0) skip(template.name, `npm has no ${template.template}: ${fetched.output}`);
  for (const [name, text] of Object.entries(files)) writeFileSync(join(project, name), text);
  await install(template.name, project);
  return project;
}

async function succeed(
  project: string,
  command: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<string> {
  const { code, output } = await runIn(project, command, environment);
  expect(code, `${command.join(' ')}\n${output}`).toBe(0);
  return output;
}

/** Runs the sample's tests; returns how many passed. */
async function testSample(project: string): Promise<number> {
  const output = await succeed(project, ['jest', '--ci']);
  const passed = Number(/^Tests: +(\d+) passed, \d+ total$/mu.exec(output)?.[1] ?? 0);
  expect(passed, output).toBeGreaterThan(15);
  return passed;
}

/** Checks that Hermes compiles a bundle: it knows less syntax than the bundler. Returns its bytes. */
async function compile(project: string, bundle: string): Promise<number> {
  const compiler = join(project, 'node_modules/hermes-compiler/hermesc/linux64-bin/hermesc');
  await succeed(project, [compiler, '-w', '-O', '-emit-binary', '-out', `${bundle}.hbc`, bundle]);
  return readFileSync(`${bundle}.hbc`).length;
}

function print(template: NativeTemplate, project: string, facts: readonly string[]): void {
  const versions = template.shown.map((name) => {
    const manifest = readFileSync(join(project, 'node_modules', name, 'package.json'), 'utf8');
    return `${name} ${(JSON.parse(manifest) as { readonly version: string }).version}`;
  });
  console.log(`CONSUMER ${template.name}: ${[versions.join(', '), ...facts].join('; ')}`);
}

test('a new project of React Native checks its types, tests and bundles the shop', async () => {
  chooseSome(bareTemplate.name, 0);
  const project = await create(bareTemplate, {
    'babel.config.js': readSample('babel.config.js'),
    'jest.config.js': readSample('jest.config.js'),
  });
  await test.step('types', () => succeed(project, ['tsc', '--noEmit']));
  const passed = await test.step('the tests of the sample app', () => testSample(project));
  const sizes: string[] = [];
  for (const platform of ['ios', 'android'])
    await test.step(`the bundle for ${platform}`, async () => {
      const bundle = join(project, `${platform}.bundle.js`);
      const command = ['react-native', 'bundle', '--platform', platform, '--dev', 'false'];
      await succeed(project, [...command, '--entry-file', 'index.js', '--bundle-output', bundle]);
      sizes.push(`${platform} ${Math.round((await compile(project, bundle)) / 1000)} kB of bytecode`);
    });
  print(bareTemplate, project, [`${passed} tests passed`, ...sizes]);
});

/** The parts of the native configuration that the plugin changes. */
interface NativeConfig {
  readonly _internal: {
    readonly modResults: {
      readonly ios: {
        readonly infoPlist: Readonly<Record<string, unknown>>;
        readonly entitlements: Readonly<Record<string, unknown>>;
      };
      readonly android: {
        readonly manifest: {
          readonly manifest: {
            readonly queries: readonly {
              readonly package?: readonly unknown[];
              readonly intent?: readonly { readonly data?: readonly unknown[] }[];
            }[];
            readonly application: readonly {
              readonly activity: readonly { readonly 'intent-filter': readonly unknown[] }[];
            }[];
          };
        };
      };
    };
  };
}

test('a new project of Expo checks its types, tests and bundles the shop, and the config plugin declares what it needs', async () => {
  chooseSome(expoTemplate.name, 1);
  const named = (name: string) => ({ $: { 'android:name': name } });
  const project = await create(expoTemplate, {
    'babel.config.js': readSample('babel.config.js', [
      'module:@react-native/babel-preset',
      'babel-preset-expo',
    ]),
    'jest.config.js': readSample(
      'jest.config.js',
      ['@react-native/jest-preset', 'jest-expo'],
      ['|@pawlet', '|expo(-[a-z-]+)?|@expo(-google-fonts)?|@pawlet'],
    ),
    'tsconfig.json': JSON.stringify({
      extends: 'expo/tsconfig.base',
      compilerOptions: { strict: true, types: ['jest'] },
    }),
    'app.json': JSON.stringify({
      expo: {
        name: 'Shop',
        slug: 'shop',
        ios: { bundleIdentifier: 'com.example.shop' },
        android: { package: 'com.example.shop' },
        plugins: [
          [
            '@pawlet/react-native',
            { origin: 'https://shop.example.com', cameraPermission: 'For photos of products.' },
          ],
        ],
      },
    }),
  });
  const quiet = { CI: '1', EXPO_OFFLINE: '1', EXPO_NO_TELEMETRY: '1' };
  await test.step('types', () => succeed(project, ['tsc', '--noEmit']));
  const passed = await test.step('the tests of the sample app', () => testSample(project));

  await test.step('the native configuration', async () => {
    const output = await succeed(project, ['expo', 'config', '--type', 'introspect', '--json'], quiet);
    const { ios, android } = (JSON.parse(output.slice(output.indexOf('{'))) as NativeConfig)._internal
      .modResults;
    expect(ios.infoPlist).toMatchObject({
      LSApplicationQueriesSchemes: ['weixin', 'weixinULAPI', 'weixinURLParamsAPI', 'alipay', 'alipays'],
      NSCameraUsageDescription: 'For photos of products.',
    });
    expect(ios.entitlements).toEqual({
      'com.apple.developer.associated-domains': ['applinks:shop.example.com'],
    });
    const { queries, application } = android.manifest.manifest;
    expect(queries.flatMap((query) => query.package ?? [])).toEqual([
      named('com.tencent.mm'),
      named('com.eg.android.AlipayGphone'),
    ]);
    expect(queries.flatMap(({ intent = [] }) => intent.flatMap(({ data = [] }) => data))).toEqual([
      { $: { 'android:scheme': 'https' } },
      { $: { 'android:scheme': 'weixin' } },
      { $: { 'android:scheme': 'alipays' } },
    ]);
    expect(application[0]?.activity[0]?.['intent-filter'].at(-1)).toEqual({
      $: { 'android:autoVerify': 'true', 'data-generated': 'true' },
      action: [named('android.intent.action.VIEW')],
      data: [{ $: { 'android:scheme': 'https', 'android:host': 'shop.example.com' } }],
      category: [named('android.intent.category.BROWSABLE'), named('android.intent.category.DEFAULT')],
    });
  });

  await test.step('wrong options of the plugin are reported', async () => {
    const manifest = readFileSync(join(project, 'app.json'), 'utf8');
    writeFileSync(join(project, 'app.json'), manifest.replace('https://shop.example.com', 'https://*'));
    const { code, output } = await runIn(project, ['expo', 'config', '--type', 'introspect'], quiet);
    writeFileSync(join(project, 'app.json'), manifest);
    expect(code).not.toBe(0);
    expect(output).toContain('https://* is not an exact origin');
  });

  await test.step('the bundles for ios and android, as bytecode of Hermes', async () => {
    const command = [
      'expo',
      'export',
      '--platform',
      'ios',
      '--platform',
      'android',
      '--output-dir',
      'exported',
    ];
    await succeed(project, command, quiet);
    for (const platform of ['ios', 'android']) {
      const files = readdirSync(join(project, 'exported/_expo/static/js', platform));
      expect(files.filter((file) => file.endsWith('.hbc'))).toHaveLength(1);
    }
  });
  print(expoTemplate, project, [
    `${passed} tests passed`,
    'native configuration as expected',
    'both bundles',
  ]);
});

for (const [index, [version, webView]] of (
  [
    ['0.86.3', '14.0.1'],
    ['0.87.1', '16.0.0'],
    ['0.88.1', '16.0.0'],
  ] as const
).entries())
  test(`the package's sources and its samples have the types of React Native ${version}`, async () => {
    const name = `React Native ${version}`;
    chooseSome(name, 2 + index);
    const project = mkdtempSync(join(tmpdir(), 'pawlet-native-types-'));
    created.push(project);
    const dependencies = {
      '@types/react': '19.3.0',
      expo: '58.0.26',
      react: '19.3.1',
      'react-native': version,
      'react-native-get-random-values': '2.0.0',
      'react-native-webview': webView,
      typescript: '6.0.3',
      ...packages,
    };
    writeFileSync(join(project, 'package.json'), JSON.stringify({ private: true, dependencies }));
    const sources = join(root, 'packages/react-native/src');
    cpSync(sources, join(project, 'packages/src'), {
      recursive: true,
      filter: (path) => !path.endsWith('.test.ts'),
    });
    cpSync(join(dirname(sources), 'locales'), join(project, 'packages/locales'), { recursive: true });
    cpSync(join(root, 'examples/react-native/App.tsx'), join(project, 'App.tsx'));
    const samples = readSamples().filter(
      ({ language, code }) => language === 'tsx' && code.includes(`'@pawlet/react-native'`),
    );
    expect(samples.length).toBeGreaterThan(3);
    mkdirSync(join(project, 'samples'));
    for (const [place, { code }] of samples.entries())
      writeFileSync(join(project, `samples/sample${place}.tsx`), code);
    writeFileSync(
      join(project, 'tsconfig.json'),
      JSON.stringify({
        compilerOptions: {
          strict: true,
          exactOptionalPropertyTypes: true,
          noUncheckedIndexedAccess: true,
          target: 'es2022',
          module: 'esnext',
          moduleResolution: 'bundler',
          customConditions: ['react-native'],
          lib: ['es2023'],
          jsx: 'react-jsx',
          types: ['react-native'],
          allowImportingTsExtensions: true,
          resolveJsonModule: true,
          skipLibCheck: true,
          noEmit: true,
        },
        include: ['packages', 'samples', 'App.tsx'],
      }),
    );
    // Only types are read: nothing of it is built.
    const flags = ['--ignore-scripts', '--legacy-peer-deps', '--no-audit', '--no-fund', '--loglevel=error'];
    const installed = await runIn(project, ['npm', 'install', '--prefer-offline', ...flags]);
    if (installed.code !== 0 && isRegistryFailure(installed.output)) skip(name, installed.output);
    expect(installed.code, installed.output).toBe(0);
    expect(existsSync(join(project, 'node_modules/@pawlet/react-native/dist/index.d.ts'))).toBe(true);
    await succeed(project, ['tsc', '-p', '.']);
    console.log(`CONSUMER ${name}: the sources, ${samples.length} samples and the sample app have its types`);
  });
