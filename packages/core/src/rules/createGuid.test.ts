import { expect, it } from 'vitest';
import { createGuid } from './createGuid.ts';

const guid = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/u;

it('creates GUIDs, also where randomUUID is missing', () => {
  expect(createGuid()).toMatch(guid);
  const source = { getRandomValues: (bytes: Uint8Array<ArrayBuffer>) => crypto.getRandomValues(bytes) };
  const made = new Set(Array.from({ length: 100 }, () => createGuid(source)));
  expect(made.size).toBe(100);
  for (const id of made) expect(id).toMatch(guid);
});
