import * as v from 'valibot';
import { fieldProblems } from './reasons.ts';
import { orderInfoShape } from './shapes/quote.ts';

/** `data` of VALIDATION. */
export const validationData = v.object({ fields: v.record(v.string(), v.picklist(fieldProblems)) });

/** `data` of OUT_OF_STOCK. */
export const outOfStockData = v.object({
  lines: v.array(v.object({ id: v.number(), left: v.nullish(v.number(), 0) })),
});

/** `data` of OFF_SHELF. */
export const offShelfData = v.object({ lines: v.array(v.object({ id: v.number() })) });

/** `data` of PRICE_CHANGED: the current amounts. */
export const priceChangedData = v.object({ order_info: orderInfoShape });

/** `data` of POINTS_SHORT. */
export const pointsShortData = v.object({ need: v.number(), have: v.number() });

/** `data` of LIMIT_REACHED. */
export const limitReachedData = v.object({ limit: v.number() });

/** `data` of RATE_LIMITED, in seconds. */
export const rateLimitedData = v.object({ retry_after: v.number() });

/** In addition to the rest of `data` when the limit is on unpaid orders. */
export const unpaidData = v.object({ unpaid: v.literal(1) });

/** `data` of UPGRADE_REQUIRED. */
export const upgradeRequiredData = v.object({ minimum: v.nullish(v.string(), '') });
