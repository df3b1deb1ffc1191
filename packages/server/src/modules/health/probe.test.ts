import { describe, expect, it } from 'vitest';
import { createProbe } from './probe.ts';

describe('createProbe', () => {
  it('sends one query for concurrent calls', async () => {
    let asked = 0;
    const replies: (() => void)[] = [];
    const probe = createProbe(() => {
      asked += 1;
      return new Promise<void>((resolve) => replies.push(resolve));
    });
    const all = Promise.all([probe(), probe(), probe()]);
    for (const reply of replies) reply();
    expect((await all).map(({ isUp }) => isUp)).toEqual([true, true, true]);
    expect(asked).toBe(1);
  });

  it('gives up on a database that does not respond, and sends no second query meanwhile', async () => {
    let asked = 0;
    const probe = createProbe(() => {
      asked += 1;
      return new Promise<void>(() => undefined);
    }, 20);
    expect(await probe()).toMatchObject({ isUp: false });
    expect(await probe()).toMatchObject({ isUp: false });
    expect(asked).toBe(1);
  });

  it('sends a new query after a failure', async () => {
    const outcomes = [Promise.reject(new Error('gone')), Promise.resolve()];
    const probe = createProbe(() => outcomes.shift() ?? Promise.resolve());
    expect(await probe()).toMatchObject({ isUp: false });
    expect(await probe()).toMatchObject({ isUp: true });
  });
});
