import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { TokenGrant } from '../protocol/methods.ts';
import { createTokenManager } from './createTokenManager.ts';

const minute = 60_000;

describe('the token manager', () => {
  const request = vi.fn<() => Promise<TokenGrant | null>>();
  const onGrant = vi.fn<(grant: TokenGrant) => void>();
  const createManager = () => createTokenManager(request, onGrant);

  beforeEach(() => {
    vi.useFakeTimers();
    let count = 0;
    request.mockReset().mockImplementation(() => {
      count += 1;
      return Promise.resolve({ token: `fresh-${count}`, tokenExpiresIn: 600 });
    });
    onGrant.mockReset();
  });
  afterEach(() => void vi.useRealTimers());

  it('returns a valid token, and keeps one without expiry', async () => {
    const tokens = createManager();
    expect(await tokens.get()).toBeUndefined();
    tokens.take({ token: 'a' });
    vi.advanceTimersByTime(1000 * minute);
    expect(await tokens.get()).toBe('a');
    expect(request).not.toHaveBeenCalled();
  });

  it('refreshes a minute before expiry, independent of the device’s clock', async () => {
    const tokens = createManager();
    tokens.take({ token: 'a', tokenExpiresIn: 600 });
    vi.setSystemTime(new Date('2001-01-01'));
    vi.advanceTimersByTime(9 * minute - 1);
    expect(await tokens.get()).toBe('a');
    await vi.advanceTimersByTimeAsync(1);
    expect(onGrant).toHaveBeenCalledWith({ token: 'fresh-1', tokenExpiresIn: 600 });
    expect(await tokens.get()).toBe('fresh-1');
    expect(request).toHaveBeenCalledTimes(1);
    tokens.close();
  });

  it('shares one refresh between concurrent callers', async () => {
    const tokens = createManager();
    tokens.take({ token: 'a', tokenExpiresIn: 0 });
    const all = await Promise.all([tokens.get(), tokens.refresh(), tokens.get()]);
    expect(all).toEqual(['fresh-1', 'fresh-1', 'fresh-1']);
    expect(request).toHaveBeenCalledTimes(1);
    tokens.close();
  });

  it('does not send a request with the old token when the refresh fails', async () => {
    const tokens = createManager();
    tokens.take({ token: 'a', tokenExpiresIn: 0 });
    request.mockImplementation(() => Promise.reject(new Error('offline')));
    await expect(tokens.get()).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
    request.mockImplementation(() => Promise.resolve(null));
    const send = vi.fn<() => Promise<number>>();
    await expect(tokens.send(send, () => false)).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
    expect(send).not.toHaveBeenCalled();
    tokens.close();
  });

  it('retries once with a new token after a refusal, and not a second time', async () => {
    const tokens = createManager();
    tokens.take({ token: 'a' });
    const send = vi.fn<(token: string | undefined) => Promise<number>>(() => Promise.resolve(401));
    expect(await tokens.send(send, (status) => status === 401)).toBe(401);
    expect(send.mock.calls).toEqual([['a'], ['fresh-1']]);
    tokens.close();
  });

  it('refreshes once for twenty concurrent refusals', async () => {
    const tokens = createManager();
    tokens.take({ token: 'a' });
    const send = (token: string | undefined) => Promise.resolve(token === 'a' ? 401 : 200);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => tokens.send(send, (status) => status === 401)),
    );
    expect(new Set(answers)).toEqual(new Set([200]));
    expect(request).toHaveBeenCalledTimes(1);
    tokens.close();
  });

  it('leaves no timer running', () => {
    const tokens = createManager();
    tokens.take({ token: 'a', tokenExpiresIn: 1e9 });
    tokens.take({ token: 'b', tokenExpiresIn: 600 });
    expect(vi.getTimerCount()).toBe(1);
    tokens.close();
    expect(vi.getTimerCount()).toBe(0);
  });
});
