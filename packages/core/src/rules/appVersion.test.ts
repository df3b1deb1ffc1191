import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareAppVersion, type VersionOrder } from './appVersion.ts';

const against230: readonly (readonly [unknown, VersionOrder])[] = [
  ['2.3.0', 'equal'],
  ['2.3', 'equal'],
  ['v2.3.0', 'equal'],
  ['V2.3.0', 'equal'],
  [' 2.3.0 ', 'equal'],
  ['\t2.3.0\n', 'equal'],
  ['2.3.0+45', 'equal'],
  ['2.3.0 (123)', 'equal'],
  ['2.3.0(123)', 'equal'],
  ['2.3.0.0', 'equal'],
  ['02.03.00', 'equal'],
  ['2.3.1', 'newer'],
  ['2.10.0', 'newer'],
  ['2.30', 'newer'],
  ['3', 'newer'],
  ['10.0', 'newer'],
  ['2.3.0.1', 'newer'],
  ['2.4.0-beta', 'newer'],
  ['v2.3.1+7 (9)', 'newer'],
  ['2.2.9', 'older'],
  ['2', 'older'],
  ['2.2.99.99', 'older'],
  ['1.99.99', 'older'],
  ['0', 'older'],
  ['2.3.0-beta.1', 'older'],
  ['2.3.0-rc.1+5', 'older'],
  ['2.3-alpha', 'older'],
  ['', 'unknown'],
  [' ', 'unknown'],
  [null, 'unknown'],
  [undefined, 'unknown'],
  [Number.NaN, 'unknown'],
  [2.3, 'unknown'],
  ['NaN', 'unknown'],
  ['2.3.x', 'unknown'],
  ['2..3', 'unknown'],
  ['2.3.', 'unknown'],
  ['.2.3', 'unknown'],
  ['2,3,0', 'unknown'],
  ['-2.3.0', 'unknown'],
  ['2.3.0-', 'unknown'],
  ['2.3.0.0.0', 'unknown'],
  ['２.３.０', 'unknown'],
  ['٢.٣.٠', 'unknown'],
  ['latest', 'unknown'],
  ['1e3', 'unknown'],
  ['vv2.3.0', 'unknown'],
  [{}, 'unknown'],
  [['2.3.0'], 'unknown'],
];

describe('compareAppVersion', () => {
  it.each(against230)('says of %j that it is %s than or as 2.3.0', (version, order) => {
    expect(compareAppVersion(version, '2.3.0')).toBe(order);
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

  it('does not know how to compare with a reference that it cannot read', () => {
    expect(compareAppVersion('2.3.0', 'soon')).toBe('unknown');
  });

  it('turns round when the two change places', () => {
    const version = fc.array(fc.nat(20), { minLength: 1, maxLength: 4 }).map((numbers) => numbers.join('.'));
    const turned = { newer: 'older', older: 'newer', equal: 'equal', unknown: 'unknown' } as const;
    fc.assert(
      fc.property(version, version, (first, second) => {
        expect(compareAppVersion(first, second)).toBe(turned[compareAppVersion(second, first)]);
      }),
    );
  });

  it('takes any text without throwing', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(compareAppVersion(text, '2.3.0')).toBeTypeOf('string');
      }),
    );
  });
});
