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
    // A stand-in that answers everything alike.
    Promise.resolve(network as unknown as OfflineNetwork),
  );
  const deferred = createDeferredNetwork(load);
  return { deferred, http: deferred.http(client), call, network, load, client };
}

beforeEach(() => void vi.unstubAllGlobals());
afterEach(() => void vi.unstubAllGlobals());

describe('the way to the network', () => {
  it('is the ordinary one until something comes that goes on without it, and tells that what came before', async () => {
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

  it('asks at once what goes on without it where the browser knows of none', async () => {
    const { http, call, network } = stage({ isOnline: false });
    await http.call(commonInit, {});
    expect(network.call).toHaveBeenCalledTimes(1);
    expect(call).not.toHaveBeenCalled();
  });

  it('lets a call that failed be answered otherwise', async () => {
    const { http, network } = stage({ fails: true });
    await expect(http.call(commonInit, {})).resolves.toBe(reply);
    expect(network.recover).toHaveBeenCalledWith([commonInit, {}], new Error('no network'));
  });

  it('fails as it did where the mall does not open without a network', async () => {
    for (const isOnline of [true, false]) {
      const { http, load } = stage({ fails: true, isServed: false, isOnline });
      await expect(http.call(commonInit, {})).rejects.toThrow('no network');
      expect(load).not.toHaveBeenCalled();
    }
  });

  it('fails as it did, and tries again, where that cannot be loaded', async () => {
    const { http, load, network } = stage({ fails: true });
    load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
    await expect(http.call(commonInit, {})).rejects.toThrow('no network');
    await expect(http.call(commonInit, {})).resolves.toBe(reply);
    expect(network.recover).toHaveBeenCalledTimes(1);
  });

  it('remembers no more of the first calls than somebody may come for', async () => {
    const { deferred, http, load } = stage();
    for (let count = 0; count < 100; count += 1) await http.call(commonInit, {});
    await deferred.start();
    expect(load.mock.calls[0]?.[1]).toHaveLength(60);
  });
});
