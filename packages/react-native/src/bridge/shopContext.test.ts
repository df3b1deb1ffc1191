import { expect, it } from 'vitest';
import { findContextChanges, toHostContext, type Surroundings } from './shopContext.ts';

const phone: Surroundings = {
  platform: 'ios',
  theme: 'dark',
  fontScale: 1.3,
  safeArea: { top: 44, right: 0, bottom: 34, left: 0 },
};
const context = { language: 'de', country: 'DEU', appVersion: '2.3.0' };

it('takes from the phone what the app does not set', () => {
  expect(toHostContext(context, phone)).toEqual({ ...context, ...phone });
  expect(toHostContext({ ...context, theme: 'light', fontScale: 1 }, phone)).toMatchObject({
    theme: 'light',
    fontScale: 1,
    platform: 'ios',
  });
});

it('keeps the text size within what the page accepts', () => {
  for (const [given, sent] of [
    [0.2, 0.5],
    [9, 4],
    [1.35, 1.35],
  ] as const)
    expect(toHostContext(context, { ...phone, fontScale: given }).fontScale).toBe(sent);
});

it('finds what changed, and what was removed', () => {
  const before = toHostContext({ ...context, token: 'T-1', tokenExpiresIn: 60 }, phone);
  expect(
    findContextChanges(before, toHostContext({ ...context, token: 'T-1', tokenExpiresIn: 60 }, phone)),
  ).toBe(undefined);
  expect(findContextChanges(before, toHostContext({ ...context, language: 'fr' }, phone))).toEqual({
    language: 'fr',
    token: null,
    tokenExpiresIn: null,
  });
  // The page would otherwise take a new token without an expiry for one that never expires.
  expect(
    findContextChanges(before, toHostContext({ ...context, token: 'T-2', tokenExpiresIn: 60 }, phone)),
  ).toEqual({ token: 'T-2', tokenExpiresIn: 60 });
  expect(findContextChanges(before, { ...before, platform: 'android' })).toBeUndefined();
});
