import { describe, expect, it, vi } from 'vitest';
import { lazyCalls } from './lazyCalls.ts';

interface Sums {
  add(left: number, right: number): Promise<number>;
  fail(): Promise<never>;
}

const sums: Sums = {
  add: (left, right) => Promise.resolve(left + right),
  fail: () => Promise.reject(new RangeError('never')),
};

describe('lazily loaded calls', () => {
  it('are passed on to the loaded code with their arguments, and load it once', async () => {
    const load = vi.fn(() => Promise.resolve(sums));
    const api = lazyCalls(load);
    expect(load).not.toHaveBeenCalled();
    expect(await Promise.all([api.add(1, 2), api.add(3, 4)])).toEqual([3, 7]);
    await expect(api.fail()).rejects.toThrow(RangeError);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('are stable functions and can be spied on', async () => {
    const api = lazyCalls(() => Promise.resolve(sums));
    expect(Reflect.get(api, 'add')).toBe(Reflect.get(api, 'add'));
    vi.spyOn(api, 'add').mockResolvedValue(12);
    expect(await api.add(1, 2)).toBe(12);
  });

  it('can be returned from a promise', async () => {
    const load = vi.fn(() => Promise.resolve(sums));
    const api = lazyCalls(load);
    expect(await Promise.resolve(api)).toBe(api);
    expect(load).not.toHaveBeenCalled();
  });

  it('are available immediately when given as known, without loading', async () => {
    const load = vi.fn(() => Promise.resolve(sums));
    const api = lazyCalls(load, { add: (left, right) => Promise.resolve(left * right) });
    expect(await api.add(3, 4)).toBe(12);
    expect(load).not.toHaveBeenCalled();
    await expect(api.fail()).rejects.toThrow(RangeError);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('throw for an unknown name', async () => {
    const api = lazyCalls(() => Promise.resolve(sums as Sums & { subtract(): Promise<number> }));
    await expect(api.subtract()).rejects.toThrow('subtract');
  });
});
