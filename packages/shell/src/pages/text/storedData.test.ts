import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { isStoredData, storedData } from './storedData.ts';

const packagesFolder = path.resolve(import.meta.dirname, '../../../..');

function readSources(folder: string): string[] {
  return readdirSync(path.join(packagesFolder, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/u.test(file) && !/\.(?:test|stories|browser)\./u.test(file))
    .filter((file) => !file.endsWith('storedData.ts'))
    .map((file) => readFileSync(path.join(packagesFolder, folder, file), 'utf8'));
}

/** Names that start like storage entries but are none: events, a channel between tabs, locks, tags of the page. */
const others = new Set([
  'pawlet:tabs',
  'pawlet:cart:transfer',
  'pawlet:waiting',
  'pawlet:api-origins',
  'pawlet:partner-origins',
  'pawlet:public-demo',
  'pawlet:native',
  'pawlet:code',
]);
const events = new Set(
  readFileSync(path.join(packagesFolder, 'bridge/src/protocol/events.ts'), 'utf8').match(/pawlet:[a-z-]+/gu),
);

/** Every literal `pawlet:…` of the code without its owner or form. */
function listEntries(): readonly string[] {
  const sources = ['core/src', 'widgets/src', 'shell/src'].flatMap(readSources).join('\n');
  const named = [...sources.matchAll(/['`](pawlet:[a-z:-]*[a-z])(['`]|:\$\{)/gu)].map(([, name = '', end]) =>
    end === ':${' ? `${name}:…` : name,
  );
  const books = [...sources.matchAll(/useDraft(?:<\w+>)?\(\{\s*kind: '([a-z-]+)'/gu)].map(
    ([, name]) => `pawlet:${name}:…`,
  );
  const kept = readFileSync(path.join(packagesFolder, 'core/src/session/keptState.ts'), 'utf8');
  const table = /entryNames: [^=]*= \{(.*?)\};/su.exec(kept)?.[1] ?? '';
  const names = [...table.matchAll(/: '([a-z-]+)'/gu)].map(([, name = '']) => name);
  const session = [...names, 'login', 'session', 'social-state'].map((name) => `pawlet:${name}`);
  const entries = [...named, ...books, ...session].filter((name) => !others.has(name) && !events.has(name));
  return [...new Set(entries)].toSorted();
}

it('lists every entry that the code uses, and no other', () => {
  const listed = storedData
    .flatMap(({ names }) => names)
    .filter((name) => name.startsWith('pawlet:'))
    .toSorted();
  expect(listed).toEqual(listEntries());
});

it('lists the cookies of the code', () => {
  const named = [
    ...readSources('shell/src')
      .join('\n')
      .matchAll(/'(pawlet_[a-z]+)'/gu),
  ].map(([, name = '']) => name);
  const server = readFileSync(path.join(packagesFolder, 'server/src/adapters/rendering/visitor.ts'), 'utf8');
  const read = [...server.matchAll(/'(pawlet_[a-z]+)'/gu)].map(([, name = '']) => name);
  const listed = storedData.flatMap(({ names }) => names).filter((name) => name.startsWith('pawlet_'));
  expect(new Set(named)).toEqual(new Set(listed));
  expect(new Set(read)).toEqual(new Set(listed));
});

it('lists the databases and caches of the code', () => {
  const sources = [...readSources('shell/src/offline'), ...readSources('shell/worker')].join('\n');
  const named = [...sources.matchAll(/'(pawlet-[a-z]+)'/gu)].map(([, name = '']) => name);
  expect(new Set(named)).toEqual(
    new Set(storedData.flatMap(({ names }) => names).filter((name) => name.startsWith('pawlet-'))),
  );
});

it.each([
  ['pawlet:cart:selection:7', true],
  ['pawlet:footprints:7', true],
  ['workbox-precache-v2-http://localhost/', true],
  ['pawlet:cart', false],
  ['_ga', false],
])('finds whether %s is listed: %s', (entry, isListed) => {
  expect(isStoredData(entry)).toBe(isListed);
});
