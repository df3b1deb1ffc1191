import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readSlice, renderingLibraries, selectFiles, sliceCount, splitFiles } from './plan.ts';

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
