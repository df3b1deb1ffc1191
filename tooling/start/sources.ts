import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Root of the repository. */
export const root = join(dirname(fileURLToPath(import.meta.url)), '../..');

/** Folder of the built storefront. */
export const storefrontFolder = join(root, 'packages/shell/dist');

/** Folder of the built Storybook; it is built on demand only. */
export const storybookFolder = join(root, 'storybook-static');

const stampFile = join(storefrontFolder, '.built-from');

const inputs = [
  'package-lock.json',
  'packages/core/locales',
  'packages/core/src',
  'packages/bridge/src',
  'packages/widgets/locales',
  'packages/widgets/src',
  'packages/shell/locales',
  'packages/shell/src',
  'packages/shell/public',
  'packages/shell/index.html',
  'packages/shell/vite.config.ts',
  'packages/shell/build',
  'packages/shell/worker',
];

function listFiles(path: string): string[] {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { withFileTypes: true })
    .flatMap((entry) => listFiles(join(path, entry.name)))
    .filter((file) => !/\.(?:test|stories)\.tsx?$|\/__screenshots__\//u.test(file));
}

/** Fingerprint of everything that the storefront is built from. */
export function fingerprintSources(): string {
  const hash = createHash('sha256');
  for (const file of inputs.flatMap((path) => listFiles(join(root, path))).sort()) {
    hash.update(file.slice(root.length)).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}

/** Whether the built storefront is missing or older than its sources. */
export function isStorefrontStale(): boolean {
  return !existsSync(stampFile) || readFileSync(stampFile, 'utf8') !== fingerprintSources();
}

/** Records that the storefront is built from the current sources. */
export function stampStorefront(): void {
  writeFileSync(stampFile, fingerprintSources());
}
