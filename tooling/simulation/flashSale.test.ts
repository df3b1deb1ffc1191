import { describe, expect, it } from 'vitest';
import { createClock } from './clock.ts';
import { measuredCosts } from './costs.ts';
import { countShoppers, type FlashSale, simulateFlashSale } from './flashSale.ts';
import { createResource } from './resource.ts';
import { createUsage } from './usage.ts';

const sale: FlashSale = {
  shoppers: 6000,
  arrivalMs: 10_000,
  stock: 600,
  nodes: 4,
  databaseCores: 2,
  readingMs: 500,
  repeatMs: 1000,
  patienceMs: 60_000,
  seed: 7,
};
const simulate = (changes: Partial<FlashSale> = {}, costs = measuredCosts) =>
  simulateFlashSale({ ...sale, ...changes }, costs);

describe('a simulated flash sale', () => {
  it.each([1, 2, 3])('sells exactly the stock and loses no shopper (seed %i)', (seed) => {
    const report = simulate({ seed });
    expect(report.groups.bought.count).toBe(sale.stock);
    expect(report.soldOutMs).toBeGreaterThan(0);
    expect(countShoppers(report)).toBe(sale.shoppers);
  });

  it('sells a piece to each shopper when there are enough', () => {
    const report = simulate({ shoppers: 500 });
    expect(report.groups.bought.count).toBe(500);
    expect(report.soldOutMs).toBeUndefined();
    expect(countShoppers(report)).toBe(500);
  });

  it('has the same result for the same seed, and another one for another', () => {
    expect(simulate()).toEqual(simulate());
    expect(simulate({ seed: 8 })).not.toEqual(simulate());
  });

  it('sells the last piece no later with more cores of the database or a faster commit', () => {
    const soldOut = (databaseCores: number, commitMs: number) =>
      simulate({ databaseCores }, { ...measuredCosts, commitMs }).soldOutMs ?? Number.NaN;
    const byCores = [1, 2, 4, 8].map((cores) => soldOut(cores, 1));
    const byCommit = [16, 8, 4, 1].map((commitMs) => soldOut(2, commitMs));
    for (const times of [byCores, byCommit]) {
      // Other arrivals at the lock make a hundredth of a difference.
      for (const [place, time] of times.entries())
        expect(time).toBeLessThan((times[place - 1] ?? time) * 1.01 + 1);
      expect(times.at(-1)).toBeLessThan((times[0] ?? 0) / 1.2);
    }
  });

  it('sells no faster than the lock on the stock allows, whatever the machines', () => {
    const { roundTrips, roundTripsInLock, orderNodeMs, orderDatabaseMs, commitMs } = measuredCosts;
    const holdMs = (roundTripsInLock / roundTrips) * (orderNodeMs + orderDatabaseMs) + commitMs;
    const report = simulate({ nodes: 100, databaseCores: 200 });
    expect(report.saturated.map(({ name }) => name)).toContain("lock on the product's stock");
    expect(report.soldOutMs).toBeGreaterThan(holdMs * sale.stock);
    expect(report.soldOutMs).toBeLessThan(holdMs * sale.stock * 1.5);
  });

  it('tells most by the page when the product is sold out at once', () => {
    const { groups, longestLockQueue } = simulate({ stock: 1, readingMs: 1, arrivalMs: 120_000 });
    expect(groups['saw it sold out'].count).toBeGreaterThan(sale.shoppers * 0.8);
    expect(groups['saw it sold out'].p99Ms).toBeLessThan(10);
    // Those of the first second, who open the page before all nodes know.
    expect(longestLockQueue).toBeLessThan(100);
  });

  it('answers 503 where nobody gives back a connection in time, and counts who gives up', () => {
    const report = simulate({ patienceMs: 1500 }, { ...measuredCosts, connectMs: 100, commitMs: 50 });
    expect(report.busyReplies).toBeGreaterThan(0);
    expect(report.groups['gave up'].count).toBeGreaterThan(0);
    expect(countShoppers(report)).toBe(sale.shoppers);
  });
});

describe('a resource', () => {
  it('is given in turn, skips those who left, and is busy while it is held', () => {
    const clock = createClock();
    const usage = createUsage('lock', 1);
    const lock = createResource(clock, 1, usage);
    const seen: string[] = [];
    const hold = (name: string, limitMs: number) =>
      lock.take(
        limitMs,
        (giveBack) => {
          seen.push(`${name} at ${clock.now()}`);
          clock.after(1000, giveBack);
        },
        () => seen.push(`${name} left at ${clock.now()}`),
      );
    hold('a', 10);
    hold('b', 500);
    hold('c', 1500);
    clock.run();
    expect(seen).toEqual(['a at 0', 'b left at 500', 'c at 1000']);
    expect(lock.longestQueue).toBe(2);
    expect(usage.findFirstAbove(1)).toBe(0);
    expect(usage.findFirstAbove(1.1)).toBeUndefined();
  });
});
