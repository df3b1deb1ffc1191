import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

/** Root of the repository. */
export const root = join(dirname(fileURLToPath(import.meta.url)), '../..');

/** Folder of the built storefront. */
export const storefrontFolder = join(root, 'packages/shell/dist');

/** Folder of the built console. */
export const consoleFolder = join(root, 'packages/console/dist');

/** Folder of the built Storybook; it is built on demand only. */
export const storybookFolder = join(root, 'storybook-static');

/** Something that is built with one command. */
export interface Target {
  /** What it is called in the log. */
  readonly name: string;
  /** Folder of its package, and where the command runs. */
  readonly folder: string;
  /** Folder of the result, within `folder`. */
  readonly output: string;
  /** Command and arguments, for `npx`. */
  readonly command: readonly string[];
  /** Environment variables that it adds. */
  readonly environment?: Readonly<Record<string, string>>;
  /** Further files and folders that it reads, from the root. */
  readonly reads: readonly string[];
}

const quiet = ['--logLevel', 'warn'];
const shared = ['package-lock.json', 'tooling/tsconfig.base.json'];
const [core, bridge, widgets] = ['packages/core', 'packages/bridge', 'packages/widgets'];
const reactNative = 'packages/react-native';

/** The storefront as it ships, on Preact. */
export const storefront: Target = {
  name: 'the storefront',
  folder: 'packages/shell',
  output: 'dist',
  command: ['vite', 'build', ...quiet],
  reads: [core, bridge, widgets, 'examples/partner-page', ...shared],
};

/** The console of the people who run the shop. */
export const consoleTarget: Target = {
  name: 'the console',
  folder: 'packages/console',
  output: 'dist',
  command: ['vite', 'build', ...quiet],
  reads: ['packages/operator', core, 'packages/shell/build/precompress.ts', ...shared],
};

/** Everything that `npm run build` builds. */
export const targets: readonly Target[] = [
  storefront,
  consoleTarget,
  {
    ...storefront,
    name: 'the storefront on React',
    output: 'dist-react',
    environment: { PAWLET_RUNTIME: 'react' },
  },
  { name: '@pawlet/core', folder: core, output: 'dist', command: ['tsdown', ...quiet], reads: shared },
  { name: '@pawlet/bridge', folder: bridge, output: 'dist', command: ['tsdown', ...quiet], reads: shared },
  {
    name: '@pawlet/widgets',
    folder: widgets,
    output: 'dist',
    command: ['tsdown', ...quiet],
    reads: [core, bridge, ...shared],
  },
  {
    name: '@pawlet/react-native',
    folder: reactNative,
    output: 'dist',
    command: ['tsdown', ...quiet],
    reads: [core, bridge, ...shared],
  },
];

/** What no build reads: tests and stories anywhere, and at the top of a package its results, tests and documents. */
const ignoredFile = /\.(?:test|stories)\.tsx?$|\/__screenshots__\//u;
const ignoredAtTop = /^packages\/[^/]+\/(?:api|dist|dist-react|docs|node_modules|test|[^/]+\.md)$/u;

/** The files below a path from the root. */
function listFiles(path: string): string[] {
  const place = join(root, path);
  if (ignoredAtTop.test(path) || ignoredFile.test(path) || !existsSync(place)) return [];
  if (statSync(place).isFile()) return [path];
  return readdirSync(place).flatMap((name) => listFiles(`${path}/${name}`));
}

/** Fingerprint of everything that a target is built from. */
function fingerprint({ folder, command, environment, reads }: Target): string {
  const hash = createHash('sha256');
  hash.update(JSON.stringify([command, environment, process.env['PAWLET_PSEUDO']]));
  for (const file of [folder, ...reads].flatMap(listFiles).sort())
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(join(root, file)))
      .update('\0');
  return hash.digest('hex');
}

/** Outside the result: packages are packed as they are. */
const stampOf = ({ name }: Target): string =>
  join(root, 'node_modules/.cache/pawlet-build', name.replaceAll('/', '-'));

/** Whether a target is missing or older than what it is built from. */
export function isStale(target: Target): boolean {
  const stamp = stampOf(target);
  if (!existsSync(join(root, target.folder, target.output)) || !existsSync(stamp)) return true;
  return readFileSync(stamp, 'utf8') !== fingerprint(target);
}

/** Builds a target. What it is built from is recorded only if that succeeds; ends the process otherwise. */
export function build(target: Target): void {
  console.log(`build: ${target.name}`);
  const stamp = stampOf(target);
  // Read before the build: a file that changes meanwhile makes the result stale.
  const sources = fingerprint(target);
  rmSync(stamp, { force: true });
  const { status } = spawnSync('npx', target.command, {
    cwd: join(root, target.folder),
    stdio: 'inherit',
    env: { ...process.env, ...target.environment },
  });
  if (status !== 0) {
    console.error(`build: ${target.name} failed`);
    process.exit(status ?? 1);
  }
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, sources);
}
