import { expect, it, vi } from 'vitest';
import { PawletError } from '../errors/PawletError.ts';
import { lazy } from './lazy.ts';

type Load = () => Promise<string>;

it('loads once, and again after a failure', async () => {
  const load = vi.fn<Load>().mockRejectedValueOnce(new TypeError('offline')).mockResolvedValue('there');
  const code = lazy(load);
  expect(load).not.toHaveBeenCalled();
  await expect(code.load()).rejects.toMatchObject({ code: 'NETWORK' });
  expect(code.current).toBeUndefined();
  expect(await Promise.all([code.load(), code.load()])).toEqual(['there', 'there']);
  expect(code.current).toBe('there');
  expect(load).toHaveBeenCalledTimes(2);
});

it('loads ahead, and leaves a failure to whoever needs it', async () => {
  const load = vi.fn<Load>().mockRejectedValueOnce(new TypeError('offline')).mockResolvedValue('there');
  const code = lazy(load);
  code.preload();
  await expect(code.load()).rejects.toMatchObject({ code: 'NETWORK' });
  code.preload();
  await vi.waitFor(() => expect(code.current).toBe('there'));
});

it('keeps the error of a loader that says what failed', async () => {
  const timeout = new PawletError('TIMEOUT', 'too slow');
  await expect(lazy(() => Promise.reject(timeout)).load()).rejects.toBe(timeout);
});
