import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { codeEntries } from '../release/manifest.ts';
import { publishedPackages } from '../release/pack.ts';
import { buildReference } from './build.ts';

let folder = '';
const page = (path: string): Promise<string> => readFile(join(folder, path), 'utf8');

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pawlet-reference-'));
  // Throws for each link that leads nowhere.
  await buildReference(folder);
}, 240_000);
afterAll(() => rm(folder, { recursive: true, force: true }));

it('has a module for every entry of the published packages', async () => {
  const index = await page('modules.html').catch(() => page('index.html'));
  const entries = publishedPackages().flatMap(({ manifest }) =>
    codeEntries(manifest).map(({ entry }) => manifest.name + entry.slice(1)),
  );
  expect(entries.length).toBeGreaterThan(20);
  const plain = index.replaceAll('<wbr/>', '');
  expect(entries.filter((entry) => !plain.includes(`>${entry}<`))).toEqual([]);
});

it('has the description, the parameters and the example of a function', async () => {
  const text = (await page('functions/_pawlet_core.createPawlet.html')).replaceAll(/<[^>]+>/gu, '');
  expect(text).toContain('Creates one shop');
  expect(text).toContain('PawletOptions');
  expect(text).toContain("createPawlet({ apiOrigin: 'https://shop.example' })".replaceAll("'", '&#39;'));
});
