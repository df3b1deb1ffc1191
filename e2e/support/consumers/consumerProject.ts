import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { codeEntries, isForReactNative } from '../../../tooling/release/manifest.ts';
import { pack, publishedPackages, root, type PublishedPackage } from '../../../tooling/release/pack.ts';
import { readSamples } from '../../../tooling/samples/readSamples.ts';
import type { CheckedConsumer } from './consumers.ts';

const weighing = fileURLToPath(new URL('weigh.mjs', import.meta.url));
const probes = fileURLToPath(new URL('probes', import.meta.url));

/** The result of a command. */
export interface Ran {
  readonly code: number;
  readonly output: string;
}

/** What the page with only a product card loads first, in bytes (brotli). */
export interface PageWeight {
  /** Scripts besides the frameworks. */
  readonly scriptBytes: number;
  /** React, and also Vue or Svelte. */
  readonly frameworkBytes: number;
  /** Style sheets, also those embedded in a script as text. */
  readonly styleBytes: number;
}

/** A copy of a consumer's project in a folder of its own, with the packages as npm would send them. */
export interface ConsumerProject {
  /** Runs a program of the project; development builds of the frameworks report every mistake. */
  run(command: readonly string[], environment?: Readonly<Record<string, string>>): Promise<Ran>;
  /** Serves the pages of the project until the end. */
  serve(command: readonly string[], environment?: Readonly<Record<string, string>>): Promise<void>;
  /** The output of the programs so far, including the server's. */
  printed(): string;
  /** Folders of everything that is installed, from the project: `node_modules/react` ... */
  installed(): readonly string[];
  /** Version of an installed package. */
  getVersion(name: string): string;
  /** Measures the page with only a product card in a production build by the project's own configuration. */
  weigh(shop: string): Promise<PageWeight>;
  /** Ends what it serves. */
  stop(): Promise<void>;
  /** Removes the folder, too. */
  end(): Promise<void>;
}

/** The packages for browsers and servers, or those that an app of React Native installs. */
function packagesFor(kind: 'web' | 'react-native'): readonly PublishedPackage[] {
  return publishedPackages().filter(({ manifest }) =>
    kind === 'web' ? !isForReactNative(manifest) : manifest.name !== '@pawlet/widgets',
  );
}

/** The folders of packages that are not built yet. */
export function unbuiltPackages(kind: 'web' | 'react-native' = 'web'): readonly string[] {
  return packagesFor(kind)
    .filter(({ folder, manifest }) =>
      codeEntries(manifest).some(({ code }) => !existsSync(join(root, folder, code))),
    )
    .map(({ folder }) => folder);
}

/** Packs the published packages into a folder; returns the URLs of the tarballs by the packages' names. */
export function packInto(
  folder: string,
  kind: 'web' | 'react-native' = 'web',
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    packagesFor(kind).map((published) => [
      published.manifest.name,
      `file:${pack(published, folder).tarball}`,
    ]),
  );
}

/** A module that imports every published entry, so that all types are checked. */
function importsOfEveryEntry(): string {
  return packagesFor('web')
    .flatMap(({ manifest }) => codeEntries(manifest).map(({ entry }) => `${manifest.name}${entry.slice(1)}`))
    .map((name) => `import type {} from '${name}';\n`)
    .join('');
}

/** Writes the samples that name a package as modules. */
function writeSamples(name: string, folder: string): void {
  const samples = readSamples().filter(
    ({ language, code }) => language === 'ts' && code.includes(`'${name}'`),
  );
  if (samples.length === 0) throw new Error(`No sample names ${name}.`);
  for (const [index, { code }] of samples.entries()) writeFileSync(join(folder, `sample${index}.ts`), code);
}

function edit(file: string, replaced: readonly (readonly [before: string, after: string])[]): void {
  let text = readFileSync(file, 'utf8');
  for (const [before, after] of replaced) {
    if (!text.includes(before)) throw new Error(`${file} does not contain ${before}`);
    text = text.replace(before, () => after);
  }
  writeFileSync(file, text);
}

/** Copies the project of a consumer, with its versions and these packages in place of those named there. Installs nothing. */
export function copyProject(
  consumer: CheckedConsumer,
  packages: Readonly<Record<string, string>>,
): ConsumerProject {
  const { probe, samplesOf, edits = {} } = consumer;
  const folder = mkdtempSync(join(tmpdir(), `pawlet-${basename(consumer.folder)}-`));
  cpSync(join(root, consumer.folder), folder, {
    recursive: true,
    filter: (path) => !/\/(?:node_modules|dist.*|\.next)$/u.test(path),
  });
  for (const [path, replaced] of Object.entries(edits)) edit(join(folder, path), replaced);
  const manifestPath = join(folder, 'package.json');
  const manifest = JSON.parse(readFileSync(manifestPath, 'utf8')) as Record<
    'dependencies' | 'devDependencies',
    Record<string, string>
  >;
  const versions: Readonly<Record<string, string>> = { ...consumer.versions, ...packages };
  for (const field of ['dependencies', 'devDependencies'] as const) {
    for (const name of Object.keys(manifest[field])) {
      manifest[field][name] = versions[name] ?? manifest[field][name] ?? '';
    }
  }
  // The project needs not all of them; each of them needs the others from here.
  Object.assign(manifest.dependencies, packages);
  writeFileSync(manifestPath, JSON.stringify(manifest));
  if (existsSync(join(folder, 'src'))) {
    writeFileSync(join(folder, 'src/everyEntry.ts'), importsOfEveryEntry());
    copyFileSync(weighing, join(folder, 'weigh.mjs'));
  }
  if (probe !== undefined) copyFileSync(join(probes, probe), join(folder, 'src', probe));
  if (samplesOf !== undefined) writeSamples(samplesOf, join(folder, 'src'));

  let server: ChildProcess | undefined;
  let printed = '';
  const start = (
    [program = '', ...parameters]: readonly string[],
    environment: Readonly<Record<string, string>> = {},
  ): ChildProcess => {
    const child = spawn(program, parameters, {
      cwd: folder,
      env: {
        ...process.env,
        NODE_ENV: 'development',
        PATH: `${folder}/node_modules/.bin:${process.env['PATH'] ?? ''}`,
        ...environment,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk: Buffer) => void (printed += chunk.toString()));
    }
    return child;
  };
  const run: ConsumerProject['run'] = async (command, environment) => {
    const before = printed.length;
    const child = start(command, environment);
    const [code] = (await once(child, 'close')) as [number | null];
    return { code: code ?? 1, output: printed.slice(before) };
  };

  const stop = async (): Promise<void> => {
    if (server === undefined || server.exitCode !== null) return;
    const ended = once(server, 'exit');
    server.kill();
    await ended;
  };

  return {
    run,
    async serve(command, environment) {
      const before = printed.length;
      const started = start(command, environment);
      server = started;
      // It prints its URL once it listens, and other output before.
      while (started.exitCode === null && !printed.slice(before).includes('http://'))
        await Promise.race([once(started.stdout ?? started, 'data'), once(started, 'exit')]);
      if (started.exitCode !== null) throw new Error(`The project does not run:\n${printed}`);
    },
    printed: () => printed,
    installed() {
      const lock = readFileSync(join(folder, 'package-lock.json'), 'utf8');
      const { packages: found } = JSON.parse(lock) as {
        readonly packages: Readonly<Record<string, unknown>>;
      };
      return Object.keys(found).filter((path) => existsSync(join(folder, path)));
    },
    getVersion(name) {
      const installed = readFileSync(join(folder, 'node_modules', name, 'package.json'), 'utf8');
      return (JSON.parse(installed) as { readonly version: string }).version;
    },
    async weigh(shop) {
      const { code, output } = await run(['node', 'weigh.mjs'], { NODE_ENV: 'production', VITE_SHOP: shop });
      const weight = /^\{.*\}$/mu.exec(output)?.[0];
      if (code !== 0 || weight === undefined) throw new Error(`The page cannot be measured:\n${output}`);
      return JSON.parse(weight) as PageWeight;
    },
    stop,
    async end() {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
