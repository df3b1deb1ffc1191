import { describe, expect, it } from 'vitest';
import { createTabStorage } from '../../test/memoryStorage.ts';
import { createPendingKeys } from './pendingKeys.ts';
import type { PendingKeys, PendingKeysOptions } from './pendingKeys.ts';

let made = 0;

function open(options: Partial<PendingKeysOptions> = {}): PendingKeys {
  return createPendingKeys({
    owner: () => '7',
    now: () => 0,
    createKey: () => `key-${(made += 1)}`,
    ...options,
  });
}

describe('idempotency keys', () => {
  it('stay the same until there is a response, then change', () => {
    const keys = open();
    const key = keys.keyFor('order/add', { ids: '1' });
    expect(keys.keyFor('order/add', { ids: '1' })).toBe(key);
    keys.settle('order/add', key);
    expect(keys.keyFor('order/add', { ids: '1' })).not.toBe(key);
  });

  it('survive a reload', () => {
    const { storage } = createTabStorage().openTab();
    const key = open({ storage }).keyFor('order/add', { ids: '1' });
    expect(open({ storage }).keyFor('order/add', { ids: '1' })).toBe(key);
  });

  it('depend on the body and the shopper', () => {
    const { storage } = createTabStorage().openTab();
    const key = open({ storage }).keyFor('order/add', { ids: '1' });
    expect(open({ storage, owner: () => '8' }).keyFor('order/add', { ids: '1' })).not.toBe(key);
    expect(open({ storage }).keyFor('order/add', { ids: '2' })).not.toBe(key);
  });

  it('are kept per call and body, whatever is called in between', () => {
    const keys = open();
    const first = keys.keyFor('cart/add', { sku: 1 });
    const second = keys.keyFor('cart/add', { sku: 2 });
    keys.settle('cart/add', second);
    expect(keys.keyFor('cart/add', { sku: 1 })).toBe(first);
    expect(keys.keyFor('cart/add', { sku: 2 })).not.toBe(second);
  });

  it('are kept per call and body over a reload', () => {
    const { storage } = createTabStorage().openTab();
    const before = open({ storage });
    const kept = [1, 2, 3].map((sku) => before.keyFor('cart/add', { sku }));
    before.settle('score/exchange', before.keyFor('score/exchange', { sku: 1 }));
    const after = open({ storage });
    expect([1, 2, 3].map((sku) => after.keyFor('cart/add', { sku }))).toEqual(kept);
  });

  it('are settled for all tabs when one gets the response', () => {
    const tabs = createTabStorage();
    const [one, other] = [tabs.openTab(), tabs.openTab()].map(({ storage }) => open({ storage }));
    const key = one?.keyFor('cart/add', { sku: 1 });
    expect(other?.keyFor('cart/add', { sku: 1 })).toBe(key);
    other?.settle('cart/add', key ?? '');
    expect(one?.keyFor('cart/add', { sku: 1 })).not.toBe(key);
  });

  it('are limited to the newest fifty', () => {
    const tabs = createTabStorage();
    const keys = open({ storage: tabs.openTab().storage });
    const [oldest, ...newer] = Array.from({ length: 51 }, (_, sku) => keys.keyFor('cart/add', { sku }));
    const atFifty = [...tabs.entries.values()].join().length;
    expect(newer.map((_, index) => keys.keyFor('cart/add', { sku: index + 1 }))).toEqual(newer);
    expect(keys.keyFor('cart/add', { sku: 0 })).not.toBe(oldest);
    for (let sku = 51; sku < 151; sku += 1) keys.keyFor('cart/add', { sku });
    expect([...tabs.entries.values()].join().length).toBeLessThan(atFifty * 1.1);
  });

  it('leave nothing in storage when all are settled or expired', () => {
    const tabs = createTabStorage();
    const { storage } = tabs.openTab();
    const keys = open({ storage });
    keys.settle('cart/add', keys.keyFor('cart/add', { sku: 1 }));
    expect(tabs.entries.size).toBe(0);
    const old = keys.keyFor('cart/add', { sku: 2 });
    open({ storage, now: () => 24 * 60 * 60 * 1000 }).keyFor('order/add', {});
    expect([...tabs.entries.values()].join()).not.toContain(old);
  });

  it('expire after the day the server keeps replies', () => {
    const { storage } = createTabStorage().openTab();
    const key = open({ storage }).keyFor('order/add', {});
    const later = open({ storage, now: () => 24 * 60 * 60 * 1000 });
    expect(later.keyFor('order/add', {})).not.toBe(key);
  });

  it('do not store the body', () => {
    const tabs = createTabStorage();
    open({ storage: tabs.openTab().storage }).keyFor('order/add', { memo: 'my secret' });
    expect([...tabs.entries.values()].join()).not.toContain('secret');
  });

  it('work when storage is full or damaged', () => {
    const storage = {
      getItem: () => '{"key":',
      setItem: () => {
        throw new Error('full');
      },
      removeItem: () => undefined,
    };
    const keys = open({ storage });
    const key = keys.keyFor('order/add', {});
    expect(keys.keyFor('order/add', {})).toBe(key);
    keys.settle('order/add', key);
    expect(keys.keyFor('order/add', {})).not.toBe(key);
  });

  it('are not settled by a late response to an older key', () => {
    const keys = open();
    const old = keys.keyFor('order/add', { ids: '1' });
    const fresh = keys.keyFor('order/add', { ids: '2' });
    keys.settle('order/add', old);
    expect(keys.keyFor('order/add', { ids: '2' })).toBe(fresh);
  });
});
