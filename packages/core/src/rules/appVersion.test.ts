import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import table from '../../../bridge/wire/versions.json' with { type: 'json' };
import { compareAppVersion } from './appVersion.ts';

/** Values that are not strings; strings are in the table shared with the tests of the server and the native hosts. */
const noTexts: readonly unknown[] = [null, undefined, Number.NaN, 2.3, {}, ['2.3.0']];

describe('compareAppVersion', () => {
  const rows = table.rows.map(([version, order]) => [version, order] as const);
  it.each(rows)('compares %j as %s to 2.3.0', (version, order) => {
    expect(compareAppVersion(version, table.reference)).toBe(order);
  });

  it.each(noTexts)('returns unknown for a version that is %j', (version) => {
    expect(compareAppVersion(version, '2.3.0')).toBe('unknown');
  });

  it('orders pre-releases as semantic versioning does', () => {
    const sorted = [
      '1.0.0-alpha',
      '1.0.0-alpha.1',
      '1.0.0-alpha.beta',
      '1.0.0-beta',
      '1.0.0-beta.2',
      '1.0.0-beta.11',
      '1.0.0-rc.1',
      '1.0.0',
    ];
    for (const [index, version] of sorted.entries()) {
      for (const later of sorted.slice(index + 1)) expect(compareAppVersion(version, later)).toBe('older');
    }
  });

  it('returns unknown for an invalid reference', () => {
    expect(compareAppVersion('2.3.0', 'soon')).toBe('unknown');
  });

  it('is antisymmetric', () => {
    const version = fc.array(fc.nat(20), { minLength: 1, maxLength: 4 }).map((numbers) => numbers.join('.'));
    const turned = { newer: 'older', older: 'newer', equal: 'equal', unknown: 'unknown' } as const;
    fc.assert(
      fc.property(version, version, (first, second) => {
        expect(compareAppVersion(first, second)).toBe(turned[compareAppVersion(second, first)]);
      }),
    );
  });

  it('accepts any string without throwing', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(compareAppVersion(text, '2.3.0')).toBeTypeOf('string');
      }),
    );
  });
});
