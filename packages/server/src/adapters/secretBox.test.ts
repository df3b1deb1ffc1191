import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createSecretBox } from './secretBox.ts';

const [first, second] = [randomBytes(32), randomBytes(32)];
const about = 'authenticator of person 7';
const open = (...keys: readonly Uint8Array[]) => {
  const box = createSecretBox(keys);
  if (box === undefined) throw new Error('There is no key.');
  return box;
};

describe('createSecretBox', () => {
  it('needs a key', () => {
    expect(createSecretBox([])).toBe(undefined);
  });

  it('decrypts what it has encrypted, each time in another form', async () => {
    const box = open(first);
    const [one, other] = await Promise.all([box.seal('JBSWY3DP', about), box.seal('JBSWY3DP', about)]);
    expect(one).toMatch(/^v1\.[\da-f]{8}\.[\w-]+$/u);
    expect(one).not.toBe(other);
    expect(Buffer.from(one, 'base64url').toString('latin1')).not.toContain('JBSWY3DP');
    expect([await box.open(one, about), await box.open(other, about)]).toEqual(['JBSWY3DP', 'JBSWY3DP']);
  });

  it.each<[string, (sealed: string) => string]>([
    ['another version', (sealed) => sealed.replace('v1', 'v2')],
    ['no ciphertext', (sealed) => sealed.slice(0, 12)],
    ['a short one', (sealed) => sealed.slice(0, 30)],
    ['one that is cut', (sealed) => sealed.slice(0, -4)],
    [
      'a changed first byte',
      (sealed) => sealed.slice(0, 12) + (sealed[12] === 'A' ? 'B' : 'A') + sealed.slice(13),
    ],
    ['another key’s id', (sealed) => sealed.replace(/\.[\da-f]{8}\./u, '.00000000.')],
    ['nothing', () => 'v1.'],
  ])('does not decrypt %s', async (_, change) => {
    const box = open(first);
    const sealed = await box.seal('JBSWY3DP', about);
    // The version is authenticated, and read by the caller.
    const changed = change(sealed);
    if (changed.startsWith('v2')) expect(box.isCurrent(changed)).toBe(false);
    else expect(await box.open(changed, about)).toBe(undefined);
  });

  it('does not decrypt what is of somebody else, or of another key', async () => {
    const sealed = await open(first).seal('JBSWY3DP', about);
    expect(await open(first).open(sealed, 'authenticator of person 8')).toBe(undefined);
    expect(await open(second).open(sealed, about)).toBe(undefined);
  });

  it('encrypts with the first of several keys, and decrypts with all', async () => {
    const old = await open(first).seal('JBSWY3DP', about);
    const both = open(second, first);
    expect(await both.open(old, about)).toBe('JBSWY3DP');
    expect([both.isCurrent(old), both.isCurrent('JBSWY3DP')]).toEqual([false, false]);
    const newer = await both.seal('JBSWY3DP', about);
    expect(both.isCurrent(newer)).toBe(true);
    expect(await open(second).open(newer, about)).toBe('JBSWY3DP');
    expect(await open(first).open(newer, about)).toBe(undefined);
  });
});
