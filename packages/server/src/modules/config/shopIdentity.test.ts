import { expect, it, vi } from 'vitest';
import { createReplyCache } from '../../http/replyCache.ts';
import { createIdentityReader } from './createIdentityReader.ts';
import { defaultIdentity } from './shopIdentity.ts';
import { inLanguages } from './shopName.ts';

const named = (name: string) => ({ ...defaultIdentity, names: inLanguages({ name }) });

it('reads the identity again after seconds, and keeps the last one while the database is unavailable', async () => {
  let now = 0;
  let load = () => Promise.resolve(named('Miau'));
  const read = createIdentityReader(() => load(), createReplyCache({ nowMs: () => now }), 0);
  expect((await read()).names.de).toBe('Miau');
  load = () => Promise.resolve(named('Wuff'));
  now += 3000;
  expect((await read()).names.de).toBe('Miau');
  now += 2000;
  expect((await read()).names.de).toBe('Wuff');
  load = () => Promise.reject(new Error('no database'));
  now += 5000;
  expect((await read()).names.de).toBe('Wuff');
  load = () => new Promise(() => undefined);
  expect((await read()).names.de).toBe('Wuff');
});

it('starts with the default name without a database', async () => {
  const read = createIdentityReader(
    () => Promise.reject(new Error('no database')),
    createReplyCache({ nowMs: () => 0 }),
  );
  expect((await read()).names.zh).toBe('Pawlet');
});

it('waits for a database that does not respond once, and not in every request', async () => {
  const patienceMs = 50;
  let settle: ((identity: ReturnType<typeof named>) => void) | undefined;
  const read = createIdentityReader(
    () => new Promise((resolve) => (settle = resolve)),
    createReplyCache({ nowMs: () => 0 }),
    patienceMs,
  );
  const timers = vi.spyOn(globalThis, 'setTimeout');
  expect((await read()).names.zh).toBe('Pawlet');
  expect(timers).toHaveBeenCalledTimes(1);
  for (let count = 0; count < 3; count += 1) expect((await read()).names.zh).toBe('Pawlet');
  expect(timers).toHaveBeenCalledTimes(1);
  timers.mockRestore();
  settle?.(named('Miau'));
  await vi.waitFor(async () => expect((await read()).names.zh).toBe('Miau'));
});
