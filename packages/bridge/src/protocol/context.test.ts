import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyChanges, parseContext, type LaunchContext } from './context.ts';

const least = { protocol: 'pawlet/1', platform: 'android', language: 'ja', country: 'JPN', capabilities: [] };
const full = {
  ...least,
  token: 'abc.def-1',
  tokenExpiresIn: 3600,
  appVersion: '2.3.0 (123)',
  build: '123',
  theme: 'dark',
  appearance: { brand: '#2F7D5B', corner: 'none', font: '"Inter"', density: 'compact' },
  fontScale: 1.3,
  safeArea: { top: 47, right: 0, bottom: 34, left: 0 },
  capabilities: ['pay', 'share'],
};

describe('the launch context', () => {
  it('is parsed unchanged', () => {
    expect(parseContext(least)).toEqual({ status: 'ok', context: least });
    expect(parseContext(full)).toEqual({ status: 'ok', context: full });
  });

  it('drops newer fields and invalid optional ones', () => {
    const strange = {
      ...full,
      weather: 'rain',
      token: 'a b\nc',
      tokenExpiresIn: '3600',
      appVersion: 2.3,
      theme: 'blue',
      appearance: 'url(x)',
      fontScale: 99,
      safeArea: { top: 47, right: 0, bottom: 'x', left: 0 },
      capabilities: ['fly', 'pay', 7, 'constructor', 'pay'],
    };
    expect(parseContext(strange)).toEqual({
      status: 'ok',
      context: { ...least, build: '123', capabilities: ['pay'] },
    });
  });

  it('accepts four short texts of an appearance, and nothing else', () => {
    const appearance = { brand: 7, corner: {}, font: 'x'.repeat(256), density: 'compact', shadow: 'none' };
    expect(parseContext({ ...least, appearance })).toMatchObject({
      context: { appearance: { density: 'compact' } },
    });
    expect(applyChanges(full as LaunchContext, { appearance: {} }).appearance).toEqual({});
    expect(applyChanges(full as LaunchContext, { appearance: null })).not.toHaveProperty('appearance');
    expect(applyChanges(full as LaunchContext, { appearance: 'none' }).appearance).toEqual(full.appearance);
  });

  it.each([
    [undefined, 'context'],
    [[], 'context'],
    [{ ...least, protocol: 1 }, 'protocol'],
    [{ ...least, platform: 'browser' }, 'platform'],
    [{ ...least, language: '<b>' }, 'language'],
    [{ ...least, country: 'jp' }, 'country'],
    [{ ...least, capabilities: 'pay' }, 'capabilities'],
  ])('is refused with the name of the field: %j', (value, field) => {
    expect(parseContext(value)).toEqual({ status: 'refused', field });
  });

  it('may leave the country to the shop', () => {
    const { country: _, ...without } = least;
    expect(parseContext(without)).toEqual({ status: 'ok', context: without });
    expect(applyChanges(without as LaunchContext, { country: 'FRA' }).country).toBe('FRA');
    expect(applyChanges(full as LaunchContext, { country: null })).toBe(full);
  });

  it('can be changed only in the fields that may change', () => {
    const context = { ...full } as LaunchContext;
    expect(applyChanges(context, { language: 'it', theme: null, platform: 'web', appVersion: '9' })).toEqual({
      ...full,
      language: 'it',
      theme: undefined,
    });
    expect(applyChanges(context, { token: null })).not.toHaveProperty('tokenExpiresIn');
    expect(applyChanges(context, { token: 'new' })).not.toHaveProperty('tokenExpiresIn');
    expect(applyChanges(context, { token: 'new', tokenExpiresIn: 5 }).tokenExpiresIn).toBe(5);
    expect(applyChanges(context, { language: null, country: 'x', capabilities: null })).toBe(context);
    for (const nothing of [undefined, null, [], 'x', {}])
      expect(applyChanges(context, nothing)).toBe(context);
  });

  it('never throws and pollutes no prototype', () => {
    fc.assert(
      fc.property(fc.oneof(fc.object(), fc.anything()), (value) => {
        parseContext(value);
        applyChanges(full as LaunchContext, value);
        applyChanges(full as LaunchContext, JSON.parse('{"__proto__":{"polluted":1},"token":"t"}'));
      }),
      { numRuns: 1000, seed: 4 },
    );
    expect({}).not.toHaveProperty('polluted');
  });
});
