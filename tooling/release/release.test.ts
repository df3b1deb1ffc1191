import { describe, expect, it } from 'vitest';
import { findMistakes } from './findings.ts';
import type { Manifest } from './manifest.ts';
import { withNextVersions, type PlannedRelease } from './plan.ts';

const manifest: Manifest = {
  name: '@pawlet/widgets',
  version: '0.1.0',
  license: 'MIT',
  exports: { '.': { types: './dist/index.d.ts', default: './dist/index.js' }, './style.css': './dist/a.css' },
  dependencies: { '@pawlet/core': '0.1.0', swr: '2.5.1' },
};
const files = ['package.json', 'README.md', 'LICENSE', 'dist/index.js', 'dist/index.d.ts', 'dist/a.css'];

describe('the published packages', () => {
  it('have the upcoming versions, including those of its own packages among its dependencies', () => {
    const plan: readonly PlannedRelease[] = ['@pawlet/core', '@pawlet/widgets'].map((name) => ({
      name,
      type: 'minor',
      oldVersion: '0.1.0',
      newVersion: '0.2.0',
      changesets: [],
    }));
    expect(withNextVersions(manifest, plan)).toMatchObject({
      version: '0.2.0',
      dependencies: { '@pawlet/core': '0.2.0', swr: '2.5.1' },
    });
  });

  it('have all files that they refer to, and no others', () => {
    expect(findMistakes(manifest, files)).toEqual([]);
    expect(findMistakes(manifest, [...files, 'src/index.ts', 'dist/a.test.js', 'dist/index.js.map'])).toEqual(
      ['src/index.ts does not belong into the package.', 'dist/a.test.js does not belong into the package.'],
    );
    expect(
      findMistakes(
        manifest,
        files.filter((file) => !/LICENSE|css/u.test(file)),
      ),
    ).toEqual(['LICENSE is missing.', 'dist/a.css is missing.']);
  });

  it('depend on exact versions only', () => {
    expect(findMistakes({ ...manifest, dependencies: { '@pawlet/core': '*' } }, files)).toEqual([
      'The dependency @pawlet/core is at "*", which is no exact version.',
    ]);
  });
});
