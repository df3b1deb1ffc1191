import { describe, expect, it, vi } from 'vitest';
import { createMemory } from './memory.ts';

describe('the memory of a node', () => {
  it('loads once for all who ask at a time, and again when the time is over', async () => {
    let now = 0;
    const memory = createMemory({ nowMs: () => now, forMs: 100 });
    const load = vi.fn(() => Promise.resolve(load.mock.calls.length));
    expect(await Promise.all([memory.recall('a', load), memory.recall('a', load)])).toEqual([1, 1]);
    now = 99;
    expect(await memory.recall('a', load)).toBe(1);
    now = 100;
    expect(await memory.recall('a', load)).toBe(2);
    memory.forget();
    expect(await memory.recall('a', load)).toBe(3);
  });

  it('does not remember a failure', async () => {
    const memory = createMemory({ nowMs: () => 0 });
    await expect(memory.recall('a', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
    expect(await memory.recall('a', () => Promise.resolve('back'))).toBe('back');
  });

  it('stays small whatever is asked', async () => {
    const memory = createMemory({ nowMs: () => 0, most: 2 });
    const load = vi.fn(() => Promise.resolve(0));
    for (const key of ['a', 'b', 'c', 'a']) await memory.recall(key, load);
    expect(load).toHaveBeenCalledTimes(4);
    await memory.recall('c', load);
    expect(load).toHaveBeenCalledTimes(4);
  });
});
