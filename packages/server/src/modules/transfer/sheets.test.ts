import * as v from 'valibot';
import { expect, it } from 'vitest';
import { toSheet } from './sheets.ts';
import {
  amounts,
  blank,
  count,
  flag,
  localized,
  moment,
  oneOf,
  openMoment,
  reduction,
  slug,
  text,
} from './values.ts';

it('has a column for each field that fits into a cell, in the order of the schema', () => {
  const schema = v.strictObject({
    code: slug,
    brand: v.optional(v.nullable(slug), null),
    parent: slug,
    note: v.optional(text, ''),
    title: v.optional(localized, blank),
    status: v.optional(oneOf(['normal', 'hidden']), 'normal'),
    isNew: v.optional(flag, false),
    weigh: v.exactOptional(count),
    images: v.optional(v.array(text), []),
    rows: v.array(v.strictObject({ name: text })),
    createtime: v.optional(moment),
    endtime: openMoment,
    prices: v.optional(v.nullable(amounts), null),
    reduction,
  });
  expect(toSheet('things.csv', 'code', schema)).toEqual({
    file: 'things.csv',
    key: 'code',
    columns: [
      { name: 'code', type: 'text' },
      { name: 'brand', type: 'maybe' },
      { name: 'parent', type: 'word' },
      { name: 'note', type: 'text' },
      { name: 'title', type: 'text', each: 'language' },
      { name: 'status', type: 'word' },
      { name: 'isNew', type: 'flag' },
      { name: 'weigh', type: 'whole' },
      { name: 'images', type: 'names' },
      { name: 'createtime', type: 'word' },
      { name: 'endtime', type: 'maybe' },
      { name: 'prices', type: 'money', each: 'currency' },
      { name: 'reduction.kind', type: 'word' },
      { name: 'reduction.percentOff', type: 'whole' },
      { name: 'reduction.amounts', type: 'money', each: 'currency' },
    ],
  });
});
