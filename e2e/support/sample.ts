import { execFileSync } from 'node:child_process';
import process from 'node:process';

/**
 * Which sample of the matrix a run takes: always the same one, so that a commit gives the same result every day. CI takes
 * one by the hash of the commit, so that in the end all are run. `PAWLET_SAMPLE` repeats a sample by its number.
 */
export const sample = Number(
  process.env['PAWLET_SAMPLE'] ?? (process.env['CI'] === 'true' ? hashNumber() : 0),
);

/** The whole matrix leaves nothing out. */
export const isWhole = process.env['PAWLET_FULL'] === '1';

/** Whether the test of this number is in the sample: an everyday run takes one of so many. */
export function isSampled(index: number, oneOf: number): boolean {
  return isWhole || (index + sample) % oneOf === 0;
}

/** Why a test is left out of an everyday run. */
export const notSampled = 'it is in another sample, and in the whole matrix: npm run test:full';

/** A number that the commit decides; 0 outside of a repository. */
function hashNumber(): number {
  try {
    const hash = execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8', stdio: 'pipe' });
    return Number.parseInt(hash.slice(0, 7), 16);
  } catch {
    // A downloaded archive.
    return 0;
  }
}
