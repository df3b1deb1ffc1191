import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkEntries, listEntries } from './checkEntries.ts';
import { root } from './pack.ts';

let folder = '';

// In the repository, so that React is found.
beforeAll(() => {
  mkdirSync(join(root, 'test-results'), { recursive: true });
  folder = mkdtempSync(join(root, 'test-results/entries-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it.each([
  ['export const now = () => Date.now();', undefined],
  ["import { useMemo } from 'react';\nexport const use = useMemo;", undefined],
  ["import { useState } from 'react';\nexport const use = useState;", /useState/u],
  ["'use client';\nimport { useState } from 'react';\nexport const use = useState;", undefined],
  ['export const started = Date.now();', /reads the clock/u],
  ['export const started = new Date();', /reads the clock/u],
  ['export const day = new Date(0);', undefined],
  ["'use client';\nexport const kept = localStorage.getItem('a');", /reads the storage/u],
])('%s', (code, finding) => {
  const file = join(folder, 'entry.mjs');
  writeFileSync(file, code);
  if (finding === undefined) expect(checkEntries([file])).toBeUndefined();
  else expect(checkEntries([file])).toMatch(finding);
});

it('finds the scripts of a package', () => {
  expect(
    listEntries('/a', {
      '.': { default: './x.js' },
      './s': { '@pawlet/source': './y.ts' },
      './c.css': './c.css',
    }),
  ).toEqual(['/a/x.js']);
});
