import { describe, expect, it } from 'vitest';
import { readEnvironment } from './environment.ts';

const read = (environment: Record<string, string>) => readEnvironment(environment, '/shop');

describe('readEnvironment', () => {
  it('starts the embedded demo shop on this machine only by default', () => {
    expect(read({})).toEqual({
      host: '127.0.0.1',
      port: 8787,
      dataFolder: '/shop/.data',
      databaseUrl: undefined,
      publicOrigin: undefined,
      apiOrigins: [],
      partnerOrigins: [],
      minAppVersion: '2.3.0',
      isDemo: true,
      autopilotDelaySeconds: 60,
      siteDomains: {},
      logLevel: 'warn',
      operatorSecret: undefined,
      trustedProxies: [],
      smtp: undefined,
      smsGateway: undefined,
      wechat: undefined,
      cloudOrigin: undefined,
      providers: { wechatPay: undefined, alipay: undefined, pingpong: undefined, kuaidi100: undefined },
    });
  });

  it('is no demo with a database of one’s own, unless asked', () => {
    const DATABASE_URL = 'postgres://db/shop';
    expect(read({ DATABASE_URL })).toMatchObject({ isDemo: false, host: '0.0.0.0' });
    expect(read({ DATABASE_URL, PAWLET_DEMO: '1' })).toMatchObject({ isDemo: true, host: '127.0.0.1' });
    expect(read({ PAWLET_DEMO: 'off' })).toMatchObject({ isDemo: false });
  });

  it('lets the autopilot fly in demo mode, unless asked otherwise', () => {
    expect(read({ PAWLET_DEMO: 'off' }).autopilotDelaySeconds).toBeUndefined();
    expect(read({ PAWLET_AUTOPILOT: 'off' }).autopilotDelaySeconds).toBeUndefined();
    expect(read({ PAWLET_DEMO: 'off', PAWLET_AUTOPILOT: 'on' }).autopilotDelaySeconds).toBe(60);
    expect(read({ PAWLET_AUTOPILOT_DELAY: '5' }).autopilotDelaySeconds).toBe(5);
  });

  it('reads how to reach people', () => {
    const PAWLET_SMTP_URL = 'smtps://user:word@mail.example:465';
    expect(() => read({ PAWLET_SMTP_URL })).toThrow('PAWLET_MAIL_FROM');
    const PAWLET_MAIL_FROM = 'Pawlet <shop@shop.example>';
    expect(read({ PAWLET_SMTP_URL, PAWLET_MAIL_FROM }).smtp).toEqual({
      url: PAWLET_SMTP_URL,
      from: PAWLET_MAIL_FROM,
    });
    const PAWLET_SMS_URL = 'https://sms.example/send';
    expect(read({ PAWLET_SMS_URL, PAWLET_SMS_TOKEN: 'word' }).smsGateway).toEqual({
      url: PAWLET_SMS_URL,
      token: 'word',
    });
    expect(read({ PAWLET_WECHAT_MINI: 'wx1:word' }).wechat).toEqual({
      web: undefined,
      mini: { appId: 'wx1', secret: 'word' },
      native: undefined,
    });
  });

  it('reads lists of exact origins', () => {
    expect(
      read({ PAWLET_PARTNER_ORIGINS: 'https://a.example, http://b.example:8080/' }).partnerOrigins,
    ).toEqual(['https://a.example', 'http://b.example:8080']);
  });

  it.each([
    ['PORT', 'eighty'],
    ['PORT', '70000'],
    ['DATABASE_URL', 'mysql://db'],
    ['PAWLET_PUBLIC_ORIGIN', 'shop.example'],
    ['PAWLET_PUBLIC_ORIGIN', 'https://shop.example/mall'],
    ['PAWLET_API_ORIGINS', '*'],
    ['PAWLET_PARTNER_ORIGINS', 'https://*.example'],
    ['PAWLET_MIN_APP_VERSION', 'new'],
    ['PAWLET_DEMO', 'maybe'],
    ['PAWLET_AUTOPILOT', 'sometimes'],
    ['PAWLET_AUTOPILOT_DELAY', '0'],
    ['PAWLET_AUTOPILOT_DELAY', 'soon'],
    ['PAWLET_SMTP_URL', 'mail.example'],
    ['PAWLET_SMS_URL', 'http://sms.example/send'],
    ['PAWLET_WECHAT_WEB', 'wx1'],
  ])('says what is wrong with %s=%s', (name, value) => {
    expect(() => read({ [name]: value })).toThrow(name);
  });
});
