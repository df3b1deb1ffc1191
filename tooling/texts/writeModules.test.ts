import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { writeModules } from './writeModules.ts';

const root = mkdtempSync(join(tmpdir(), 'pawlet-texts-'));
afterAll(() => rmSync(root, { recursive: true }));

const write = (path: string, text: string): void => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
};

beforeEach(() => {
  rmSync(root, { recursive: true });
  mkdirSync(root);
});

it('types the parameters of a text in any language, and imports each language lazily', async () => {
  write(
    'packages/shell/locales/en/dog-food.json',
    '{ "dog.buy": "Buy {{name}} for {{price}}", "dog.go": "Go" }',
  );
  write('packages/shell/locales/zh/dog-food.json', '{ "dog.buy": "{{name}} {{tenths}}", "dog.go": "走" }');
  write('packages/shell/src/pages/dogs/dogFoodMessages.ts', '');
  const modules = await writeModules(root);
  const { code = '' } = modules.find(({ path }) => path.endsWith('/dogs/dogFoodMessages.ts')) ?? {};
  expect(code).toContain("readonly 'dog.go': string;");
  expect(code).toContain('`${string}{{name}}${string}{{tenths}}${string}{{price}}${string}`');
  expect(code).toContain("export const dogFoodMessages = defineMessages<DogFoodTexts>('dog-food', {");
  expect(code).toContain("zh: () => import('../../../locales/zh/dog-food.json'),");
});

it('reports texts without a module, without an English file, or in invalid JSON', async () => {
  write('packages/shell/locales/en/dog.json', '{}');
  await expect(writeModules(root)).rejects.toThrow('create an empty dogMessages.ts');
  write('packages/shell/locales/de/cat.json', '{}');
  await expect(writeModules(root)).rejects.toThrow('locales/de/cat.json belongs to no language');
  rmSync(join(root, 'packages/shell/locales/de/cat.json'));
  write('packages/shell/locales/de/dog.json', '{ "dog.go": "Los", }');
  await expect(writeModules(root)).rejects.toThrow('de/dog.json is not JSON');
});

it('lists the parameters of the console, and leaves its keys to the compiler', async () => {
  write(
    'packages/console/locales/en/orders.json',
    '{ "orders.go": "Go", "orders.total_one": "{{count}} of {{shop}}", "orders.total_other": "{{count}}" }',
  );
  const modules = await writeModules(root);
  const { code = '' } = modules.find(({ path }) => path.includes('console')) ?? {};
  expect(code).toContain("import type orders from '../../locales/en/orders.json';");
  expect(code).toContain('export type ConsoleKey = keyof typeof orders;');
  expect(code).toContain("readonly 'orders.total': 'count' | 'shop'");
  expect(code).not.toContain('orders.go');
});
