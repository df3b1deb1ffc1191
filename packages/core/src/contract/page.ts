import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { flag, id, optional, text as textField } from './fields.ts';
import { pageOf, text, time } from './outputs.ts';
import { page } from './paging.ts';

/** A content page, by id or name. */
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
    /** HTML; sanitised by the client. */
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
 * Pages of one type: help or notice. `with_text` adds each page's text without markup, so that the help page can search
 * it, also offline.
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
