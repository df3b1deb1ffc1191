import { commonInit } from '@pawlet/core/contract';
import type { HttpClient } from '@pawlet/core/http';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDeferredNetwork, type EarlyCall, type OfflineNetwork } from './deferredNetwork.ts';

const reply = { status: 'ok', data: {} } as const;

function stage({ isOnline = true, isServed = true, fails = false } = {}) {
  vi.stubGlobal('navigator', { onLine: isOnline, serviceWorker: { controller: isServed ? {} : null } });
  const call = vi.fn<() => Promise<typeof reply>>(() =>
    fails ? Promise.reject(new Error('no network')) : Promise.resolve(reply),
  );
  const client = { call, urlOf: (path: string) => path } as unknown as HttpClient;
  const network = {
    call: vi.fn<() => Promise<typeof reply>>(() => Promise.resolve(reply)),
    recover: vi.fn<() => Promise<typeof reply>>(() => Promise.resolve(reply)),
  };
  const load = vi.fn<(client: HttpClient, early: readonly EarlyCall[]) => Promise<OfflineNetwork>>(() =>
    // A fake that treats everything alike.
    Promise.resolve(network as unknown as OfflineNetwork),
  );
  const deferred = createDeferredNetwork(load);
  return { deferred, http: deferred.http(client), call, network, load, client };
}

beforeEach(() => void vi.unstubAllGlobals());
afterEach(() => void vi.unstubAllGlobals());

describe('the lazy network', () => {
  it('is the ordinary one until the offline network is loaded, and passes the earlier calls to it', async () => {
    const { deferred, http, call, network, load, client } = stage();
    await http.call(commonInit, {}, { background: true });
    expect(load).not.toHaveBeenCalled();
    expect(deferred.started()).toBeUndefined();
    await Promise.all([deferred.start(), deferred.start()]);
    expect(deferred.started()).toBe(network);
    expect(load).toHaveBeenCalledTimes(1);
    const [given, early] = load.mock.calls[0] ?? [];
    expect(given).toBe(client);
    expect(early).toMatchObject([{ call: [commonInit, {}, { background: true }] }]);
    await expect(early?.[0]?.reply).resolves.toBe(reply);
    await http.call(commonInit, {});
    expect(call).toHaveBeenCalledTimes(1);
    expect(network.call).toHaveBeenCalledWith(commonInit, {});
  });

  it('uses the offline network at once where the browser is offline', async () => {
    const { http, call, network } = stage({ isOnline: false });
    await http.call(commonInit, {});
    expect(network.call).toHaveBeenCalledTimes(1);
    expect(call).not.toHaveBeenCalled();
  });

  it('lets a failed call be answered from the cache', async () => {
    const { http, network } = stage({ fails: true });
    await expect(http.call(commonInit, {})).resolves.toBe(reply);
    expect(network.recover).toHaveBeenCalledWith([commonInit, {}], new Error('no network'));
  });

  it('fails unchanged where the storefront does not open offline', async () => {
    for (const isOnline of [true, false]) {
      const { http, load } = stage({ fails: true, isServed: false, isOnline });
      await expect(http.call(commonInit, {})).rejects.toThrow('no network');
      expect(load).not.toHaveBeenCalled();
    }
  });

  it('fails unchanged, and retries, where the offline network cannot be loaded', async () => {
    const { http, load, network } = stage({ fails: true });
    load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
    await expect(http.call(commonInit, {})).rejects.toThrow('no network');
    await expect(http.call(commonInit, {})).resolves.toBe(reply);
    expect(network.recover).toHaveBeenCalledTimes(1);
  });

  it('records no more of the first calls than can be used', async () => {
    const { deferred, http, load } = stage();
    for (let count = 0; count < 100; count += 1) await http.call(commonInit, {});
    await deferred.start();
    expect(load.mock.calls[0]?.[1]).toHaveLength(60);
  });
});
