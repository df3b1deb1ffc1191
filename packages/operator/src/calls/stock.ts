import * as v from 'valibot';
import { operatorCall } from '../endpoint.ts';
import { digitsOf, fieldsOf, listOf, moment, none, oneOf, queryFlag, whole, words } from '../fields.ts';
import { pageFields, pageOf } from '../paging.ts';

/**
 * Why stock changed. `seed`: at the start; `order`: bought; `cancel`, `expire`: the order ended unpaid; `return`: came back;
 * `adjust`: by an operator or an import; `exchange`: sent as a replacement.
 */
export const stockReasons = ['seed', 'order', 'cancel', 'expire', 'return', 'adjust', 'exchange'] as const;

/** Maximum number of variants of one correction. */
export const maxStockLines = 500;

const mostPieces = 10_000_000;

const variantShape = {
  sku: v.string(),
  productId: v.number(),
  /** In the language of the request. */
  title: v.string(),
  /** Its values, such as `white, 2.5 L`; '' for a product without options. */
  variant: v.string(),
};

const stockShape = v.object({
  ...variantShape,
  stock: v.number(),
  /** At most the setting `stock.lowLevel`. */
  isLow: v.boolean(),
  isActive: v.boolean(),
  /** The product is published. */
  isPublished: v.boolean(),
  /** People who asked to be told when it is back. */
  waiting: v.number(),
});

const movementShape = v.object({
  id: v.number(),
  ...variantShape,
  time: moment,
  delta: v.number(),
  reason: v.picklist(stockReasons),
  /** Order that it belongs to; null for none. */
  orderSn: v.nullable(v.string()),
  /** Request for a return that it belongs to; null for none. */
  refundSn: v.nullable(v.string()),
  /** Reason that an operator gave; '' for none. */
  note: v.string(),
  /** Operator who changed it; '' for others. */
  actor: v.string(),
});

const correctedShape = v.object({ items: v.array(v.object({ sku: v.string(), stock: v.number() })) });

/** A variant with its stock. */
export type OperatorStock = v.InferOutput<typeof stockShape>;
/** An entry of the stock journal. */
export type OperatorStockMovement = v.InferOutput<typeof movementShape>;

const sku = words(60);

/** Stock: what there is, its journal, corrections. */
export const stockCalls = {
  listStock: operatorCall({
    name: 'stock.list',
    summary: 'Lists variants with their stock, the least first',
    method: 'GET',
    path: '/stock',
    access: 'catalogue:read',
    params: none,
    input: fieldsOf({
      ...pageFields,
      /** Part of the SKU number, or of the title in the language of the request. */
      text: v.optional(words(80)),
      product: v.optional(digitsOf()),
      /** Only variants on sale with little stock. */
      isLow: queryFlag,
      /** Only variants for which somebody waits. */
      isAwaited: queryFlag,
    }),
    output: v.object({
      ...pageOf(stockShape).entries,
      /** Setting `stock.lowLevel`. */
      lowLevel: v.number(),
    }),
    writes: false,
  }),
  listStockMovements: operatorCall({
    name: 'stock.movements',
    summary: 'Lists changes of stock, newest first',
    method: 'GET',
    path: '/stock/movements',
    access: 'catalogue:read',
    params: none,
    input: fieldsOf({
      ...pageFields,
      sku: v.optional(sku),
      product: v.optional(digitsOf()),
      reason: v.optional(oneOf(stockReasons)),
      /** First second. */
      from: v.optional(digitsOf(0)),
      /** Second after the last one. */
      to: v.optional(digitsOf(0)),
    }),
    output: pageOf(movementShape),
    writes: false,
  }),
  correctStock: operatorCall({
    name: 'stock.correct',
    summary: 'Sets the stock of variants, or changes it by some pieces: all of them, or none',
    method: 'POST',
    path: '/stock/corrections',
    access: 'catalogue:write',
    params: none,
    input: fieldsOf({
      /** Why, for the journal. */
      reason: words(300),
      lines: listOf(
        v.pipe(
          fieldsOf({
            sku,
            /** Pieces that there are. */
            stock: v.optional(whole(0, mostPieces)),
            /** Pieces more, or fewer if negative. */
            change: v.optional(whole(-mostPieces, mostPieces)),
            /** Stock that the caller saw: refused if it is another one now. */
            expected: v.optional(whole(0, mostPieces)),
          }),
          v.check(({ stock, change }) => (stock === undefined) !== (change === undefined), 'choice'),
        ),
        maxStockLines,
      ),
    }),
    output: correctedShape,
    writes: true,
    /** Stock of the variants that are in the way. */
    current: correctedShape,
    reasons: ['short-stock'],
  }),
};
