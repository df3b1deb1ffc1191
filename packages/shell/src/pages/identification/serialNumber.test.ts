import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { readSerial } from './serialNumber.ts';

it.each<[string, 1 | 2]>([
  ['FT26A041D700123', 2],
  ['ft26a041d700123', 2],
  ['FT26A041D7', 2],
  [' ft26 a041-d700 123 ', 2],
  ['S/N: FT26A041D700123', 2],
  ['SN FT26A041D700123', 2],
  ['ＦＴ２６Ａ０４１Ｄ７００１２３', 2],
  ['FT26A041C700123', 1],
  ['FT26A04D7100123', 1],
  ['FT26A0410D700123', 1],
  ['SN26A041D7', 2],
])('%j is of version %i', (given, version) => {
  expect(readSerial(given)).toMatchObject({ status: 'found', version, by: 'serial' });
});

it.each<[string, 1 | 2]>([
  ['v1.1', 2],
  ['V 1.1', 2],
  ['1.1', 2],
  ['v1.0', 1],
])('the mark %j on the label is of version %i', (given, version) => {
  expect(readSerial(given)).toMatchObject({ status: 'found', version, by: 'label' });
});

it.each(['', '   ', '-', 'S/N: '])('%j is nothing', (given) => {
  expect(readSerial(given)).toEqual({ status: 'empty' });
});

it.each<[string, number]>([
  ['F', 1],
  ['FT26A041D', 9],
  ['D7', 2],
])('%j is too short', (given, length) => {
  expect(readSerial(given)).toEqual({ status: 'too-short', length });
});

it.each(['FOUNTAINAURA', 'FT26A041D7_0123', 'FT26A041Д700123', '序列号', 'https://a.test', 'A1'.repeat(17)])(
  '%j is no serial number',
  (given) => {
    expect(readSerial(given)).toEqual({ status: 'unknown' });
  },
);

it('accepts any text without an error, and parses its result the same again', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (given) => {
      const found = readSerial(given);
      expect(found.status === 'found' ? readSerial(found.serial) : found).toEqual(found);
    }),
  );
});

it('uses the ninth and tenth character only', () => {
  const part = (length: number) => fc.stringMatching(new RegExp(`^[A-Z0-9]{${length}}$`, 'u'));
  fc.assert(
    fc.property(part(7), part(2), part(5), (head, mark, tail) => {
      const found = readSerial(`1${head}${mark}${tail}`);
      expect(found).toMatchObject({ status: 'found', version: mark === 'D7' ? 2 : 1 });
    }),
  );
});
