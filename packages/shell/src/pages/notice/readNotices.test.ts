import type { PageId } from '@pawlet/core/api';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { addRead, getNoticeId, parseRead } from './readNotices.ts';

const ids = (...given: readonly number[]) => given as readonly PageId[];

it.each([
  [undefined, []],
  ['', []],
  ['3,5', [3, 5]],
  ['3,x,,-1,5', [3, 5]],
])('parses %j', (kept, read) => {
  expect(parseRead(kept)).toEqual(read);
});

it('stores each announcement once, and the latest hundred', () => {
  expect(addRead('3,5', ids(5, 7, 7))).toBe('3,5,7');
  fc.assert(
    fc.property(
      fc.string(),
      fc.array(fc.integer({ min: 1, max: 500 }), { maxLength: 150 }),
      (kept, given) => {
        const read = parseRead(addRead(kept, ids(...given)));
        expect(new Set(read).size).toBe(read.length);
        expect(read.length).toBeLessThanOrEqual(100);
        expect(given.length === 0 || read.length > 0).toBe(true);
      },
    ),
  );
});

it.each([
  ['/pages/index/newNotice?id=7', 7],
  ['/pages/index/newNotice', undefined],
  ['/pages/page/page?id=7', undefined],
  ['', undefined],
])('finds the announcement of %j', (route, id) => {
  expect(getNoticeId(route)).toBe(id);
});
