import { afterEach, describe, expect, it, vi } from 'vitest';
import { createDatabaseClock } from './databaseClock.ts';

const hourMs = 3_600_000;
const realNow = Date.now.bind(Date);
/** A database on another machine, whose clock is right. */
const readMs = () => Promise.resolve(realNow());

/** The machine's clock is wrong by so much. */
function setWrong(byMs: number): void {
  vi.spyOn(Date, 'now').mockImplementation(() => realNow() + byMs);
}

describe("the database's clock", () => {
  afterEach(() => {
    vi.restoreAllMocks();
  });

  const toError = (nowMs: number) => Math.abs(nowMs - realNow());

  it.each([hourMs, -hourMs])('counts on a machine that is wrong by %i ms', async (wrongMs) => {
    setWrong(wrongMs);
    const clock = createDatabaseClock({ readMs });
    await clock.sync();
    expect(toError(clock.nowMs())).toBeLessThan(1000);
  });

  it.each([hourMs, -hourMs])("goes on when the machine's clock is moved by %i ms", async (movedMs) => {
    const clock = createDatabaseClock({ readMs });
    await clock.sync();
    setWrong(movedMs);
    expect(toError(clock.nowMs())).toBeLessThan(1000);
    await clock.sync();
    expect(toError(clock.nowMs())).toBeLessThan(1000);
  });

  it('keeps the difference of a clock that is moved on purpose', async () => {
    let movedMs = 0;
    const clock = createDatabaseClock({ readMs, machine: { nowMs: () => Date.now() + movedMs } });
    await clock.sync();
    movedMs = 30 * hourMs;
    await clock.sync();
    expect(toError(clock.nowMs() - 30 * hourMs)).toBeLessThan(1000);
  });

  it('prefers an exact reply to a late one, but not for long', async () => {
    let nowMs = 0;
    let tookMs = 0;
    const steadyMs = () => {
      nowMs += tookMs;
      return nowMs;
    };
    const clock = createDatabaseClock({ readMs, steadyMs });
    await clock.sync();
    const before = clock.nowMs();
    tookMs = 5000;
    await clock.sync();
    tookMs = 0;
    // The steady clock went on by two readings.
    expect(clock.nowMs()).toBe(before + 10_000);
    nowMs += 100_000;
    tookMs = 5000;
    await clock.sync();
    tookMs = 0;
    expect(toError(clock.nowMs() - 2500)).toBeLessThan(1000);
  });
});
