import { execFileSync } from 'node:child_process';

/** A number derived from the commit, for samples and slices; 0 outside of a repository. */
export function commitNumber(): number {
  try {
    const hash = execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8', stdio: 'pipe' });
    return Number.parseInt(hash.slice(0, 7), 16);
  } catch {
    // A downloaded archive.
    return 0;
  }
}
