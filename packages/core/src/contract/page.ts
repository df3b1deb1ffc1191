import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { flag, id, optional, text as textField } from './fields.ts';
import { pageOf, text, time } from './outputs.ts';
import { page } from './paging.ts';

/** One page of the shop's own words, by id or by name. */
export const pageIndex = endpoint({
  method: 'GET',
  path: '/addons/shop/api.page/index',
  access: 'open',
  input: v.pipe(
    v.object({ id: optional(id(), null), diyname: optional(textField({ maximum: 40 }), '') }),
    v.forward(
      v.partialCheck(
        [['id'], ['diyname']],
        (fields) => fields.id !== null || fields.diyname !== '',
        'required',
      ),
      ['id'],
    ),
  ),
  output: v.object({
    id: v.number(),
    title: text,
    /** HTML; the client sanitises it. */
    content: text,
    image: text,
    description: text,
    status: text,
    createtime: time,
    version: text,
  }),
  refusals: ['NOT_FOUND'],
});

/**
 * Pages of one type: help or notice. `with_text` adds the words of each, without markup: the help page searches in all
 * that it says, also where a shopper is offline by then.
 */
export const pageLists = endpoint({
  method: 'GET',
  path: '/addons/shop/api.page/lists',
  access: 'open',
  input: v.object({
    type: optional(textField({ maximum: 40 }), ''),
    with_text: optional(flag(), 0),
    page,
  }),
  output: pageOf(
    v.object({
      id: v.number(),
      title: text,
      description: text,
      text,
      status: text,
      createtime: time,
      url: text,
    }),
  ),
  refusals: [],
});
