import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Manifest } from './manifest.ts';
import { root } from './pack.ts';

/** The version change of a package. */
export interface PlannedRelease {
  readonly name: string;
  readonly type: 'major' | 'minor' | 'patch' | 'none';
  readonly oldVersion: string;
  readonly newVersion: string;
  /** Names of the changesets that cause it. */
  readonly changesets: readonly string[];
}

/** Gets the next versions from changesets; nothing is written to the repository. */
export function readPlan(): readonly PlannedRelease[] {
  const folder = mkdtempSync(join(tmpdir(), 'pawlet-plan-'));
  try {
    const file = join(folder, 'status.json');
    const { status, stdout, stderr } = spawnSync('npx', ['changeset', 'status', '--output', file], {
      cwd: root,
      encoding: 'utf8',
    });
    if (status !== 0) throw new Error(`changeset status failed:\n${stdout}${stderr}`);
    const { releases } = JSON.parse(readFileSync(file, 'utf8')) as {
      readonly releases: readonly PlannedRelease[];
    };
    return releases;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A manifest with the upcoming version, its own and those of the packages that are released with it. */
export function withNextVersions(manifest: Manifest, plan: readonly PlannedRelease[]): Manifest {
  const next = new Map(plan.map(({ name, newVersion }) => [name, newVersion]));
  const { dependencies } = manifest;
  return {
    ...manifest,
    version: next.get(manifest.name) ?? manifest.version,
    ...(dependencies === undefined
      ? {}
      : {
          dependencies: Object.fromEntries(
            Object.entries(dependencies).map(([name, version]) => [name, next.get(name) ?? version]),
          ),
        }),
  };
}
