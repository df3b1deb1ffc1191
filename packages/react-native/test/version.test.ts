import { readFileSync } from 'node:fs';
import { PROTOCOL } from '@pawlet/bridge';
import { expect, it } from 'vitest';

const read = (name: string): string => readFileSync(new URL(`../${name}`, import.meta.url), 'utf8');
const manifest = JSON.parse(read('package.json')) as {
  readonly version: string;
  readonly pawlet: { readonly protocol: string };
  readonly dependencies: Readonly<Record<string, string>>;
};

it('names the protocol of its bridge in its manifest', () => {
  expect(manifest.pawlet.protocol).toBe(PROTOCOL);
});

it('names it for its own version in the README', () => {
  const rows = [
    ...read('README.md').matchAll(/^\| (?<version>\d+)\.x +\| `(?<protocol>pawlet\/\d+)` +\|$/gmu),
  ];
  const major = manifest.version.split('.')[0];
  expect(rows.map(({ groups }) => groups?.['version'])).toContain(major);
  for (const { groups } of rows)
    if (groups?.['version'] === major) expect(groups?.['protocol']).toBe(PROTOCOL);
});
