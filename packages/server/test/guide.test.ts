import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { logLevels } from '../src/adapters/environment.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const readGuide = (name: string) => readFileSync(`${root}docs/guides/${name}.md`, 'utf8');
const guide = readGuide('environment');
const variable = /\b(?:PAWLET_[A-Z\d_]*[A-Z\d]|DATABASE_URL)(?![\w$])/gu;

function variablesIn(text: string): ReadonlySet<string> {
  return new Set([...text.matchAll(variable)].map(([name]) => name));
}

const adapters = readdirSync(`${root}packages/server/src/adapters`, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  .map((name) => `packages/server/src/adapters/${name}`);
const sources = [
  ...adapters,
  'packages/server/src/main.ts',
  'packages/server/src/operator.ts',
  'tooling/start/start.ts',
]
  .map((name) => readFileSync(root + name, 'utf8'))
  .join('\n');

it('lists exactly the environment variables that the shop reads', () => {
  const read = variablesIn(sources);
  const told = variablesIn(guide);
  expect([...read].filter((name) => !told.has(name))).toEqual([]);
  expect([...told].filter((name) => !read.has(name))).toEqual([]);
  expect(read.size).toBeGreaterThan(20);
  for (const name of ['PORT', 'HOST']) expect(guide).toContain(`\`${name}\``);
});

it('names no other variable in the guides that refer to them', () => {
  const read = variablesIn(sources);
  const named = ['operate', 'shopkeeping', 'administer', 'import-export'].flatMap((name) => [
    ...variablesIn(readGuide(name)),
  ]);
  // Each secret may come from a file.
  const isRead = (name: string) => read.has(name) || read.has(name.replace(/_FILE$/u, ''));
  expect(named.filter((name) => !isRead(name))).toEqual([]);
  expect(named).toContain('PAWLET_OPERATOR_KEY');
});

it('lists the log levels', () => {
  for (const level of logLevels) expect(guide).toContain(`\`${level}\``);
});
