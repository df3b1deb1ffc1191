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
  it('stay the same until the answer, and are new after it', () => {
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

  it('belong to one body and one shopper', () => {
    const { storage } = createTabStorage().openTab();
    const key = open({ storage }).keyFor('order/add', { ids: '1' });
    expect(open({ storage, owner: () => '8' }).keyFor('order/add', { ids: '1' })).not.toBe(key);
    expect(open({ storage }).keyFor('order/add', { ids: '2' })).not.toBe(key);
  });

  it('end with the day that the server keeps replies', () => {
    const { storage } = createTabStorage().openTab();
    const key = open({ storage }).keyFor('order/add', {});
    const later = open({ storage, now: () => 24 * 60 * 60 * 1000 });
    expect(later.keyFor('order/add', {})).not.toBe(key);
  });

  it('keep no word of the body', () => {
    const tabs = createTabStorage();
    open({ storage: tabs.openTab().storage }).keyFor('order/add', { memo: 'my secret' });
    expect([...tabs.entries.values()].join()).not.toContain('secret');
  });

  it('work on where storage is full or damaged', () => {
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
  });

  it('are not ended by a late answer to an older key', () => {
    const keys = open();
    const old = keys.keyFor('order/add', { ids: '1' });
    const fresh = keys.keyFor('order/add', { ids: '2' });
    keys.settle('order/add', old);
    expect(keys.keyFor('order/add', { ids: '2' })).toBe(fresh);
  });
});
