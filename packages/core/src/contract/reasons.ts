/** All reasons in `data.reason` of a reply with code 0. */
export const refusalReasons = [
  'VALIDATION',
  'CREDENTIALS',
  'FORM_TOKEN',
  'IDEMPOTENCY_MISMATCH',
  'OUT_OF_STOCK',
  'OFF_SHELF',
  'PRICE_CHANGED',
  'POINTS_SHORT',
  'COUPON_UNUSABLE',
  'CODE_UNUSABLE',
  'ORDER_STATE',
  'AFTERSALE_COUNT_USED_UP',
  'LIMIT_REACHED',
  'ALREADY_DONE',
  'RATE_LIMITED',
  'NOT_FOUND',
  'UPGRADE_REQUIRED',
  'AGREEMENT_REQUIRED',
  'NOT_CONFIGURED',
  'INTERNAL',
] as const;

/** Machine-readable reason of a refusal. */
export type RefusalReason = (typeof refusalReasons)[number];

/** All problems in `data.fields` of a VALIDATION refusal. */
export const fieldProblems = [
  'required',
  'type',
  'format',
  'range',
  'length',
  'choice',
  'exists',
  'taken',
] as const;

/** The problem of one field. */
export type FieldProblem = (typeof fieldProblems)[number];
