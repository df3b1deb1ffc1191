import { expect, it } from 'vitest';
import { isUploadType, toUploadBytes } from './uploadLimits.ts';

it.each([
  ['100mb', 104_857_600],
  ['10M', 10_485_760],
  [' 1.5 kb ', 1536],
  ['2g', 2_147_483_648],
  ['2048', 2048],
  ['', undefined],
  ['much', undefined],
  ['10 tb', undefined],
])('parses the size "%s" as %s bytes', (size, bytes) => {
  expect(toUploadBytes(size)).toBe(bytes);
});

it.each([
  ['image/jpeg', 'jpg,png', true],
  ['image/jpeg', 'JPEG', true],
  ['image/png', 'jpg, png', true],
  ['image/webp', 'jpg,png,gif', false],
  ['video/quicktime', 'mp4,mov', true],
  ['video/mp4', 'jpg,png', false],
  ['video/mp4', 'video/*', true],
  ['image/png', 'image/png', true],
  ['image/avif', '', true],
  ['video/webm', '*', true],
])('finds %s in "%s": %s', (type, list, expected) => {
  expect(isUploadType(type, list)).toBe(expected);
});
