import process from 'node:process';
import { commitNumber } from '../../tooling/test/commitNumber.ts';

/**
 * Which sample of the matrix a run takes: always the same one, so that a commit gives the same result every day. CI
 * takes one by the hash of the commit, so that in the end all are run. `PAWLET_SAMPLE` repeats a sample by its number.
 */
export const sample = Number(
  process.env['PAWLET_SAMPLE'] ?? (process.env['CI'] === 'true' ? commitNumber() : 0),
);

/** Seed of random values in tests; `PAWLET_SEED` repeats one. */
export const propertySeed = Number(process.env['PAWLET_SEED'] ?? sample);

/** The full matrix omits nothing. */
export const isWhole = process.env['PAWLET_FULL'] === '1';

/** Whether the test of this number is in the sample: the everyday run takes one of this many. */
export function isSampled(index: number, oneOf: number): boolean {
  return isWhole || (index + sample) % oneOf === 0;
}

/** Why a test is not part of the everyday run. */
export const notSampled = 'it is in another sample, and in the full matrix: npm run test:full';
