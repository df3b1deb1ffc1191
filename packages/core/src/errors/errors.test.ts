import { describe, expect, it } from 'vitest';
import { createTranslator, interfaceLanguages } from '../i18n/index.ts';
import {
  checkRows,
  errorMessageKey,
  HttpError,
  isHttpError,
  isPawletError,
  messageRows,
  PawletError,
  pawletErrorCodes,
  shopMessages,
} from './index.ts';

describe('isPawletError', () => {
  it('recognises the class, and by name and code errors that lost it', () => {
    expect(isPawletError(new PawletError('NETWORK', 'x'))).toBe(true);
    expect(isPawletError({ name: 'PawletError', code: 'TIMEOUT', message: 'x' })).toBe(true);
    expect(isPawletError(new HttpError(502, 'x'), 'HTTP')).toBe(true);
    expect(isPawletError(new PawletError('NETWORK', 'x'), 'HTTP')).toBe(false);
  });

  it.each([
    undefined,
    null,
    'PawletError',
    new Error('x'),
    { name: 'PawletError' },
    { name: 'PawletError', code: 'NOPE' },
    { code: 'NETWORK' },
  ])('rejects %o', (value) => expect(isPawletError(value)).toBe(false));

  it('keeps status, request id and cause', () => {
    const cause = new Error('below');
    const error = new HttpError(502, 'x', { requestId: 'r', cause });
    expect([error.code, error.status, error.requestId, error.cause, isHttpError(error)]).toEqual([
      'HTTP',
      502,
      'r',
      cause,
      true,
    ]);
    expect(isHttpError(new PawletError('HTTP', 'x'))).toBe(false);
  });
});

describe('the message catalogue', () => {
  const rows = [...messageRows, ...checkRows];

  it('places every text, and no message twice', () => {
    const keys = rows.map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
    const placed = new Set<string>(rows.flatMap(({ key, parts = [] }) => [key, ...parts]));
    const known = new Set(Object.keys(shopMessages.en).map((key) => key.replace(/_(?:one|other)$/u, '')));
    expect([...known].filter((key) => !placed.has(key))).toEqual([]);
    expect([...placed].filter((key) => !known.has(key))).toEqual([]);
    for (const row of rows) {
      expect(row.forms.length).toBeGreaterThan(0);
      expect(row.places.every((place) => place !== '')).toBe(true);
    }
  });

  it('does not compile with a wrong key or parameter, though the texts are JSON', () => {
    const text = createTranslator({ language: 'en' }).textOf(shopMessages);
    // @ts-expect-error -- no such key
    text('error.netwrok');
    // @ts-expect-error -- the parameter is missing
    text('upgrade.required.tooOld');
    // @ts-expect-error -- the parameter is misspelt
    text('upgrade.required.tooOld', { minimun: '6.0' });
    // @ts-expect-error -- the text has no parameters
    text('error.network', { minimum: '6.0' });
    expect(text('upgrade.required.tooOld', { minimum: '6.0' })).toContain('6.0');
  });

  it('gives each dialog its own button', () => {
    for (const row of rows.filter(({ forms }) => forms.includes('dialog')))
      expect(row.parts, row.key).not.toBeUndefined();
  });

  it.each(interfaceLanguages)('has no duplicate messages in %s', async (language) => {
    const translator = createTranslator({ language });
    await translator.load(shopMessages);
    const text = translator.textOf(shopMessages);
    const messages = checkRows.map(({ key }) => text(key as 'check.keyword'));
    expect(new Set(messages).size).toBe(messages.length);
    expect(text('cart.delete.confirm', { count: 2 })).toContain('2');
    expect(text('check.code', { digits: 6 })).toContain('6');
  });

  it('has a text for every error code', () => {
    for (const code of pawletErrorCodes)
      expect(errorMessageKey(new PawletError(code, 'x')) in shopMessages.en).toBe(true);
    expect(errorMessageKey(new TypeError('bug'))).toBe('error.network');
  });
});
