import * as contract from '@pawlet/core/contract';
import { describe, expect, it } from 'vitest';
import { endOfLogIn, isKeptRead, isOfWindow, needsNetwork } from './keptReads.ts';

const endpoints = Object.values(contract as Readonly<Record<string, unknown>>).filter(
  (value): value is contract.Endpoint => typeof value === 'object' && value !== null && 'path' in value,
);

describe('what is cached for offline use', () => {
  it('is a read of the contract, and no write', () => {
    const kept = endpoints.filter((endpoint) => isKeptRead(endpoint));
    // A misspelt name would cache nothing.
    expect(new Set(kept.map(({ path }) => path)).size).toBe(24);
    for (const { writes, keyed } of kept) expect([writes, keyed]).not.toContain(true);
  });

  it("is a visitor's response for everybody where the page is public", () => {
    for (const endpoint of endpoints.filter((one) => isOfWindow(one) && isKeptRead(one)))
      expect(endpoint.access, endpoint.path).toBe('open');
    for (const endpoint of endpoints.filter((one) => isKeptRead(one) && one.access === 'shopper'))
      expect(isOfWindow(endpoint), endpoint.path).toBe(false);
  });

  it.each([/login/u, /address/u, /pay/iu, /sms|ems/u, /sessions|exportData|getSigned|money/u, /invoice/iu])(
    'contains no session, code, payment or list of addresses: %s',
    (secret) => {
      expect(endpoints.filter((endpoint) => isKeptRead(endpoint) && secret.test(endpoint.path))).toEqual([]);
    },
  );

  it('is no order and no payment, which report that they need a network', () => {
    const asking = endpoints.filter((endpoint) => needsNetwork(endpoint, {}));
    expect(asking.map(({ path }) => path).sort()).toEqual([
      '/addons/shop/api.order/add',
      '/addons/shop/api.order/carts',
      '/addons/shop/api.order/pay',
      '/addons/shop/api.score/exchange',
      '/cloud/api/order/create',
      '/cloud/api/order/pay',
    ]);
    expect(needsNetwork(contract.cartAdd, { sceneval: 2 })).toBe(true);
    expect(needsNetwork(contract.cartAdd, { sceneval: 1 })).toBe(false);
  });

  it('is removed with each call that ends the session', () => {
    expect(endpoints.filter((endpoint) => endOfLogIn(endpoint, {}) !== undefined)).toEqual([
      contract.userLogout,
      contract.userDeleteAccount,
      contract.userLogoutAll,
    ]);
    expect(endOfLogIn(contract.userLogoutAll, { keep_current: 0 })).toBe('when-done');
    expect(endOfLogIn(contract.userLogoutAll, { keep_current: 1 })).toBeUndefined();
  });
});
