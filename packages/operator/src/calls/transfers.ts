import { fieldProblems } from '@pawlet/core/contract';
import * as v from 'valibot';
import { operatorCall } from '../endpoint.ts';
import { digitsOf, fieldsOf, moment, momentOrNull, none, oneOf, queryFlag, words } from '../fields.ts';
import { pageFields, pageOf } from '../paging.ts';
import { productStates } from './productShapes.ts';

/**
 * `products`: a line for each product, without variants; `variants`: a line for each variant with stock and prices; `complete`: a line for
 * each variant, the first one with its product: what adds new products.
 */
export const transferSheets = ['products', 'variants', 'complete'] as const;

/** `failed`: the sheet could not be read, or the shop failed; `canceled`: by a person. */
export const transferStates = ['waiting', 'running', 'done', 'failed', 'canceled'] as const;

/** Maximum size of a sheet, in bytes. */
export const maxSheetBytes = 20 * 1024 * 1024;

const lineErrorShape = v.object({
  /** Line of the sheet, from 1 for the headers; 0 for the whole sheet. */
  line: v.number(),
  /** Column, as far as it is known; '' otherwise. */
  column: v.string(),
  problem: v.picklist(fieldProblems),
  /** For people, in the language of the request. */
  detail: v.string(),
  /** Exactly, in English. */
  message: v.string(),
});

const transferShape = v.object({
  id: v.number(),
  kind: v.picklist(['import', 'export']),
  sheet: v.picklist(transferSheets),
  state: v.picklist(transferStates),
  /** Products that were checked or exported, of `total`; 0 before they are counted. */
  done: v.number(),
  total: v.number(),
  /** An import with `all-or-nothing` has checked everything, and now writes. */
  isWriting: v.boolean(),
  actor: v.string(),
  created: moment,
  ended: momentOrNull,
  /** An export can be loaded until then; null before its end and for imports. */
  availableUntil: momentOrNull,
  /** Of imports: what became of the products. */
  added: v.number(),
  changed: v.number(),
  unchanged: v.number(),
  /** Products with errors: not imported. */
  refused: v.number(),
  /** The import changed the shop; false for a preview, and where it was undone. */
  isWritten: v.boolean(),
  /** At most the first 1,000. */
  errors: v.array(lineErrorShape),
});

/** An import or export as the API returns it. */
export type OperatorTransfer = v.InferOutput<typeof transferShape>;

const byId = v.object({ id: digitsOf() });
const sheet = oneOf(transferSheets);

/** Imports and exports of products as sheets (CSV), in the background. */
export const transferCalls = {
  importProducts: operatorCall({
    name: 'transfers.import',
    summary: 'Imports a sheet of products or variants in the background',
    method: 'POST',
    path: '/transfers/imports',
    access: 'catalogue:write',
    params: none,
    file: { maxBytes: maxSheetBytes },
    input: fieldsOf({
      sheet,
      /** `all-or-nothing`: changes nothing if a line has an error; `good-lines`: imports the other products. */
      mode: oneOf(['all-or-nothing', 'good-lines']),
      /** Also sets the stock of variants that exist. */
      setsStock: queryFlag,
      /** Checks every line, and changes nothing. */
      isPreview: queryFlag,
    }),
    output: transferShape,
    writes: true,
  }),
  exportProducts: operatorCall({
    name: 'transfers.export',
    summary: 'Exports products as a sheet in the background, with the filters of the list',
    method: 'POST',
    path: '/transfers/exports',
    access: 'catalogue:read',
    params: none,
    input: fieldsOf({
      sheet,
      text: v.optional(words(80)),
      category: v.optional(v.pipe(v.number('type'), v.integer('type'), v.minValue(1, 'range'))),
      brand: v.optional(v.pipe(v.number('type'), v.integer('type'), v.minValue(1, 'range'))),
      state: v.optional(oneOf(productStates)),
      isLow: v.optional(v.boolean('type'), false),
    }),
    output: transferShape,
    writes: true,
  }),
  listTransfers: operatorCall({
    name: 'transfers.list',
    summary: 'Lists imports and exports of the last day, newest first, without their errors',
    method: 'GET',
    path: '/transfers',
    access: 'catalogue:read',
    params: none,
    input: fieldsOf(pageFields),
    output: pageOf(transferShape),
    writes: false,
  }),
  readTransfer: operatorCall({
    name: 'transfers.read',
    summary: 'Returns an import or export with its progress and errors',
    method: 'GET',
    path: '/transfers/{id}',
    access: 'catalogue:read',
    params: byId,
    input: none,
    output: transferShape,
    writes: false,
  }),
  cancelTransfer: operatorCall({
    name: 'transfers.cancel',
    summary: 'Cancels an import or export; an import of good lines keeps what it has written',
    method: 'POST',
    path: '/transfers/{id}/cancel',
    access: 'catalogue:write',
    params: byId,
    input: none,
    output: transferShape,
    writes: true,
    current: transferShape,
    reasons: ['ended'],
  }),
  readSheet: operatorCall({
    name: 'transfers.sheet',
    summary: 'Returns the sheet of an export',
    method: 'GET',
    path: '/transfers/{id}/sheet',
    access: 'catalogue:read',
    params: byId,
    input: none,
    /** CSV with a byte order mark, as spreadsheets expect it. */
    output: v.string(),
    sends: 'text/csv; charset=utf-8',
    writes: false,
  }),
};
