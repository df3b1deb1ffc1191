import type { Clock } from '../../src/ports/clock.ts';

/** The time at which a test store is seeded: 2026-11-20 04:00 UTC, in epoch seconds. */
export const testStart = 1_795_147_200;

/** A clock that only advances when a test moves it. */
export interface TestClock extends Clock {
  /** Moves the clock forward. */
  advance(seconds: number): void;
  /** Epoch seconds. */
  now(): number;
}

export function createTestClock(start: number = testStart): TestClock {
  let nowMs = start * 1000;
  return {
    nowMs: () => nowMs,
    now: () => Math.floor(nowMs / 1000),
    advance(seconds) {
      nowMs += seconds * 1000;
    },
  };
}
