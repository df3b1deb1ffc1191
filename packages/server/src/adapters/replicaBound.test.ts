import { describe, expect, it } from 'vitest';
import type { ChangeLook } from './followChanges.ts';
import { createReplicaBound } from './replicaBound.ts';

function createBound(boundMs = 10_000) {
  let nowMs = 0;
  const bound = createReplicaBound({ boundMs, nowMs: () => nowMs });
  return {
    bound,
    pass: (milliseconds: number) => {
      nowMs += milliseconds;
    },
    /** Looks at the primary once a second; its log grows by 100 in each. */
    look: (position: number, found: Partial<ChangeLook> = {}) => {
      const look = { hasChanges: false, isOtherServer: false, ...found };
      bound.record({ startedMs: nowMs, position: BigInt(position), ...look });
    },
  };
}

/** Looks for a number of seconds, the last one now. */
function lookFor(seconds: number, { look, pass }: ReturnType<typeof createBound>) {
  for (let second = 0; second < seconds; second += 1) {
    pass(1000);
    look(second * 100);
  }
}

describe('the bound of a replica', () => {
  it('is unknown before the primary has been looked at', () => {
    const { bound } = createBound();
    expect(bound.getLeast()).toBeUndefined();
    expect(bound.getLeastWithoutPrimary()).toBeUndefined();
    expect(bound.getLagSeconds(0n)).toBeUndefined();
  });

  it('is what the primary had written ten seconds ago', () => {
    const place = createBound();
    lookFor(31, place);
    expect(place.bound.getLeast()).toBe(2000n);
    place.pass(400);
    expect(place.bound.getLeast()).toBe(2100n);
  });

  it('is the last change, where that is newer', () => {
    const place = createBound();
    lookFor(31, place);
    place.pass(100);
    place.look(3050, { hasChanges: true });
    expect(place.bound.getLeast()).toBe(3050n);
    place.pass(1000);
    place.look(3100);
    expect(place.bound.getLeast()).toBe(3050n);
  });

  it('does not hold without the primary, except for what was old enough at its last look', () => {
    const place = createBound();
    lookFor(31, place);
    place.look(3050, { hasChanges: true });
    place.pass(3001);
    expect(place.bound.getLeast()).toBeUndefined();
    expect(place.bound.getLeastWithoutPrimary()).toBe(2000n);
    place.pass(600_000);
    expect(place.bound.getLeastWithoutPrimary()).toBeUndefined();
  });

  it('is not met by a look that is older than itself', () => {
    const place = createBound(2000);
    lookFor(5, place);
    place.pass(2500);
    expect(place.bound.getLeast()).toBeUndefined();
  });

  it('starts over with the positions of another server', () => {
    const place = createBound();
    lookFor(31, place);
    place.pass(500);
    place.look(700, { hasChanges: true, isOtherServer: true });
    expect(place.bound.getLeast()).toBe(700n);
    expect(place.bound.getLeastWithoutPrimary()).toBe(700n);
  });

  it('measures by how much a replica is behind', () => {
    const place = createBound();
    lookFor(31, place);
    expect(place.bound.getLagSeconds(3000n)).toBe(0);
    expect(place.bound.getLagSeconds(2950n)).toBe(1);
    expect(place.bound.getLagSeconds(1000n)).toBe(20);
    lookFor(700, place);
    expect(place.bound.getLagSeconds(-1n)).toBe(600);
  });
});
