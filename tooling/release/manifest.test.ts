import { describe, expect, it } from 'vitest';
import { codeEntries, toPublishedManifest, type Manifest } from './manifest.ts';

const manifest: Manifest & { readonly scripts: object; readonly devDependencies: object } = {
  name: '@pawlet/example',
  version: '1.2.3',
  scripts: { build: 'tsdown' },
  sideEffects: ['**/*.css', './src/ui/index.ts'],
  exports: {
    '.': {
      '@pawlet/source': './src/index.ts',
      types: './dist/index.d.ts',
      default: './dist/index.js',
    },
    './inner': { '@pawlet/source': './src/inner/index.ts' },
    './style.css': './dist/style.css',
  },
  dependencies: { swr: '2.5.1' },
  devDependencies: { tsdown: '0.22.14' },
};

describe('the published manifest', () => {
  it('refers to no sources and has no repository-only entries', () => {
    expect(toPublishedManifest(manifest)).toEqual({
      name: '@pawlet/example',
      version: '1.2.3',
      sideEffects: ['**/*.css'],
      exports: {
        '.': { types: './dist/index.d.ts', default: './dist/index.js' },
        './style.css': './dist/style.css',
      },
      dependencies: { swr: '2.5.1' },
    });
  });

  it('lists the entries that are code', () => {
    expect(codeEntries(manifest)).toEqual([
      { entry: '.', types: './dist/index.d.ts', code: './dist/index.js' },
    ]);
  });

  it('requires types for each of them', () => {
    expect(() => codeEntries({ ...manifest, exports: { './untyped': { default: './a.js' } } })).toThrow(
      'the entry "./untyped" needs "types"',
    );
  });
});
