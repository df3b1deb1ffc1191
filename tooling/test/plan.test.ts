import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findImporters, readSlice, renderingLibraries, selectFiles, sliceCount, splitFiles } from './plan.ts';

describe('the plan of a test run', () => {
  it('puts every file of the matrix into exactly one slice', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.string()), fc.uniqueArray(fc.string()), (everyday, matrix) => {
        const slices = Array.from({ length: sliceCount }, (_, slice) => selectFiles([], matrix, slice));
        expect(slices.flat().toSorted()).toEqual(matrix.toSorted());
        expect(selectFiles(everyday, matrix, 'none')).toEqual(everyday);
        expect(selectFiles(everyday, matrix, 'all')).toEqual([...everyday, ...matrix.toSorted()]);
      }),
    );
  });

  it.each([
    [[], {}, 'none'],
    [['--slice=3'], { PAWLET_SLICE: '4', CI: 'true' }, 3],
    [[], { PAWLET_SLICE: '4', CI: 'true' }, 4],
    [['--slice=all'], {}, 'all'],
    [[], { PAWLET_SLICE: 'none', CI: 'true' }, 'none'],
  ] as const)('parses %j with %j as %s', (flags, environment, slice) => {
    expect(readSlice(new Set(flags), environment)).toBe(slice);
  });

  it('takes the same slice of a commit each time', () => {
    const slice = readSlice(new Set(), { CI: 'true' });
    expect(slice).toBe(readSlice(new Set(), { CI: 'true' }));
    expect(slice).toSatisfy((number: number) => number >= 0 && number < sliceCount);
  });

  it.each(['8', '-1', '1.5', 'some', ''])('rejects the slice "%s"', (slice) => {
    expect(() => readSlice(new Set([`--slice=${slice}`]), {})).toThrow('a slice is a number from 0 to 7');
  });

  it('finds who imports a module, also through others', () => {
    const texts: Readonly<Record<string, string>> = {
      'e2e/a.test.ts': "import { open } from './support/open.ts';",
      'e2e/b.test.ts': "import { read } from './support/read.ts';\nimport { test } from '@playwright/test';",
      'e2e/support/open.ts': "import { arriveAt } from './arrival.ts';\nexport { read } from './read.ts';",
      'e2e/support/read.ts': '',
    };
    const found = findImporters('e2e/support/arrival.ts', Object.keys(texts), (file) => texts[file] ?? '');
    expect([...found].toSorted()).toEqual(['e2e/a.test.ts', 'e2e/support/arrival.ts', 'e2e/support/open.ts']);
  });

  it('renders with every library in some slice', () => {
    const slices = Array.from({ length: sliceCount }, (_, slice) => renderingLibraries(slice)).flat();
    expect(new Set(slices)).toEqual(new Set(renderingLibraries('all')));
    expect(renderingLibraries('none')).toEqual(['preact']);
  });

  it('rejects a pattern that matches nothing', () => {
    const root = new URL('../..', import.meta.url).pathname;
    expect(splitFiles(['package.json', 'README.md'], ['*.md'], root)).toEqual({
      everyday: ['package.json'],
      matrix: ['README.md'],
    });
    expect(() => splitFiles(['package.json'], ['*.gone'], root)).toThrow('*.gone');
  });
});
