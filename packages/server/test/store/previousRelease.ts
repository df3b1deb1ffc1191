import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync, mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The last commit of the previous release. */
const previousRelease = '901cd5e0e91a90b3c660b9f38adf62ffbc873380';

const root = fileURLToPath(new URL('../../../..', import.meta.url));

/** The previous release's server on this machine. */
export interface PreviousRelease {
  /** File that starts a node. */
  readonly entry: string;
  remove(): void;
}

/**
 * Unpacks the previous release's server from the git history; returns the reason as text where it is not
 * available.
 */
export function unpackPreviousRelease(): PreviousRelease | string {
  const git = (...args: readonly string[]) =>
    spawnSync('git', ['-C', root, ...args], { maxBuffer: 512 * 1024 * 1024 });
  const known = git('cat-file', '-e', `${previousRelease}^{commit}`);
  if (known.status !== 0)
    return `the commit ${previousRelease.slice(0, 8)} is not in the history of this checkout`;
  const archive = git('archive', previousRelease, 'package.json', 'packages/core', 'packages/server');
  if (archive.status !== 0) return `git archive failed: ${archive.stderr.toString('utf8')}`;
  const folder = mkdtempSync(path.join(tmpdir(), 'pawlet-previous-'));
  execFileSync('tar', ['-x', '-C', folder], { input: archive.stdout });
  // Its own core, and the libraries of this checkout.
  const scope = path.join(folder, 'packages/server/node_modules/@pawlet');
  mkdirSync(scope, { recursive: true });
  symlinkSync(path.join(folder, 'packages/core'), path.join(scope, 'core'));
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
  return {
    entry: path.join(folder, 'packages/server/src/main.ts'),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
