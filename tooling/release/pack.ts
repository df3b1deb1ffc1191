import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
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
import { fileURLToPath } from 'node:url';
import { toPublishedManifest, type Manifest } from './manifest.ts';

export const root = join(dirname(fileURLToPath(import.meta.url)), '../..');

/** A package of the repository that is published. */
export interface PublishedPackage {
  /** Its folder, from the root of the repository. */
  readonly folder: string;
  readonly manifest: Manifest;
}

/** A package as npm would send it. */
export interface PackedPackage extends PublishedPackage {
  /** Path of the tarball. */
  readonly tarball: string;
  readonly sizeBytes: number;
  readonly unpackedBytes: number;
  readonly files: readonly string[];
}

interface PackReport {
  readonly filename: string;
  readonly size: number;
  readonly unpackedSize: number;
  readonly files: readonly { readonly path: string }[];
}

/** The packages that are not private, each after its dependencies. */
export function publishedPackages(from: string = root): readonly PublishedPackage[] {
  const found = readdirSync(join(from, 'packages'))
    .map((name) => `packages/${name}`)
    .filter((folder) => existsSync(join(from, folder, 'package.json')))
    .map((folder) => ({ folder, manifest: readManifest(join(from, folder)) }))
    .filter(({ manifest }) => manifest.private !== true);
  const needs = (manifest: Manifest): number =>
    found.filter((other) => manifest.dependencies?.[other.manifest.name] !== undefined).length;
  return found.toSorted((one, other) => needs(one.manifest) - needs(other.manifest));
}

/** Reads the package.json of a folder. */
function readManifest(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
}

/**
 * Packs a package into a folder: its files with the published manifest and the licence. `manifest` may differ from the
 * folder's, for an upcoming version.
 */
export function pack(
  { folder, manifest }: PublishedPackage,
  into: string,
  from: string = root,
): PackedPackage {
  const stage = mkdtempSync(join(tmpdir(), 'pawlet-stage-'));
  try {
    for (const { path } of npmPack(join(from, folder), ['--dry-run']).files) {
      mkdirSync(dirname(join(stage, path)), { recursive: true });
      copyFileSync(join(from, folder, path), join(stage, path));
    }
    copyFileSync(join(from, 'LICENSE'), join(stage, 'LICENSE'));
    const published = `${JSON.stringify(toPublishedManifest(manifest), undefined, 2)}\n`;
    writeFileSync(join(stage, 'package.json'), published);
    const report = npmPack(stage, ['--pack-destination', into]);
    return {
      folder,
      manifest,
      tarball: join(into, report.filename),
      sizeBytes: report.size,
      unpackedBytes: report.unpackedSize,
      files: report.files.map(({ path }) => path),
    };
  } finally {
    rmSync(stage, { recursive: true, force: true });
  }
}

function npmPack(folder: string, options: readonly string[]): PackReport {
  const { status, stdout, stderr } = spawnSync(
    'npm',
    ['pack', '--json', '--ignore-scripts', '--loglevel', 'error', ...options],
    { cwd: folder, encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`npm pack failed in ${folder}:\n${stderr}`);
  const [report] = JSON.parse(stdout) as readonly PackReport[];
  if (report === undefined) throw new Error(`npm pack returned nothing for ${folder}.`);
  return report;
}
