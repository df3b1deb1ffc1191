import { describe, expect, it } from 'vitest';
import { hostCapabilities } from '@pawlet/core/host';
import versions from '../../wire/versions.json' with { type: 'json' };
import { compareAppVersion } from '../index.ts';
import { gateState, gateTable, isAllowed, isGated, neededVersion } from './gate.ts';

const states = { equal: 'open', newer: 'open', older: 'too-old', unknown: 'unknown' } as const;
const app = (appVersion: unknown, platform: 'ios' | 'android' | 'mini-program' | 'web' = 'ios') => ({
  platform,
  appVersion: appVersion as string,
});

describe('the version gate', () => {
  const rows = versions.rows.map(([version, order]) => [version, String(order)] as const);
  it.each(rows)('treats an app %j as %s', (version, order) => {
    expect(compareAppVersion(version, versions.reference)).toBe(order);
    const state = states[order as keyof typeof states];
    for (const platform of ['ios', 'android', 'mini-program'] as const)
      expect(gateState(app(version, platform), 'pay')).toBe(state);
    expect(isAllowed('pay', state)).toBe(state === 'open');
  });

  it('does not apply to a browser or a partner’s page', () => {
    expect(gateState(undefined, 'pay')).toBe('not-gated');
    expect(gateState(app('1.0.0', 'web'), 'pay')).toBe('not-gated');
    expect(gateState({ platform: 'web' }, 'pay')).toBe('not-gated');
  });

  it('refuses money and log-in for an old or unknown version, device functions for an old one', () => {
    const refused = (state: 'too-old' | 'unknown') =>
      hostCapabilities.filter((name) => !isAllowed(name, state)).sort();
    expect(refused('too-old')).toEqual([
      'chooseImage',
      'listDevices',
      'login',
      'pay',
      'pay.alipay',
      'pay.wechat',
      'saveImage',
      'scanCode',
      'setReminder',
    ]);
    expect(refused('unknown')).toEqual(['login', 'pay', 'pay.alipay', 'pay.wechat']);
    expect(Object.keys(gateTable).every((name) => isGated(name))).toBe(true);
    expect(isGated('constructor')).toBe(false);
  });

  it('uses a raised minimum, and ignores an invalid one', () => {
    expect(gateState(app('2.9.0'), 'pay', '2.10')).toBe('too-old');
    expect(gateState(app('2.10.0'), 'pay', '2.10')).toBe('open');
    expect(neededVersion('pay', '')).toBe('2.3.0');
    expect(gateState(app('2.3.0'), 'pay', 'soon')).toBe('open');
  });
});
