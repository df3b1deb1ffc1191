import { describe, expect, it } from 'vitest';
import { addQueries } from './addQueries.ts';
import { addToConfig } from './addToConfig.ts';
import { readPluginOptions } from './readPluginOptions.ts';
import { wallets } from './wallets.ts';

const origin = 'https://shop.example.com';

describe('the options of the config plugin', () => {
  it.each([
    [undefined, /has no options/u],
    [{}, /undefined is not an exact origin/u],
    [{ origin: 'https://*.example.com' }, /not an exact origin/u],
    [{ origin, wallet: [] }, /no option "wallet"/u],
    [{ origin, wallets: ['paypal'] }, /a list of wechat, alipay/u],
    [{ origin, wallets: ['constructor'] }, /a list of wechat, alipay/u],
    [{ origin, hasDeepLinks: 'yes' }, /true or false/u],
    [{ origin, cameraPermission: '' }, /is a text/u],
  ])('%j', (options, message) => {
    expect(() => readPluginOptions(options)).toThrow(message);
  });
});

describe('what the config plugin adds', () => {
  it('keeps what the app has, and adds nothing twice', () => {
    const app = {
      name: 'App',
      ios: {
        infoPlist: { LSApplicationQueriesSchemes: ['fb', 'weixin'] },
        associatedDomains: ['applinks:a.test'],
      },
      android: { intentFilters: [{ action: 'SEND' }] },
    };
    const once = addToConfig(app, readPluginOptions({ origin }));
    expect(once.ios?.infoPlist?.['LSApplicationQueriesSchemes']).toEqual([
      'fb',
      'weixin',
      'weixinULAPI',
      'weixinURLParamsAPI',
      'alipay',
      'alipays',
    ]);
    expect(once.ios?.associatedDomains).toEqual(['applinks:a.test', 'applinks:shop.example.com']);
    expect(once.android?.intentFilters).toHaveLength(2);
    expect(addToConfig(once, readPluginOptions({ origin }))).toEqual(once);
    const queries = addQueries([{ package: [] }], Object.values(wallets));
    expect(addQueries(queries, Object.values(wallets))).toEqual(queries);
  });

  it('opens links of an https shop only, with its port', () => {
    const local = addToConfig({ name: 'App' }, readPluginOptions({ origin: 'http://localhost:8787' }));
    expect(local.ios?.associatedDomains).toBeUndefined();
    expect(local.android?.intentFilters).toBeUndefined();
    const port = addToConfig({ name: 'App' }, readPluginOptions({ origin: 'https://a.test:8443' }));
    expect(port.ios?.associatedDomains).toEqual(['applinks:a.test:8443']);
    expect(port.android?.intentFilters?.[0]?.data).toEqual([
      { scheme: 'https', host: 'a.test', port: '8443' },
    ]);
    const without = addToConfig(
      { name: 'App' },
      readPluginOptions({ origin, hasDeepLinks: false, wallets: [] }),
    );
    expect(without).toEqual({ name: 'App', ios: { infoPlist: {} }, android: {} });
  });
});
