/** The closed list of reasons that stand in `data.reason` of a reply with code 0. */
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

/** Why the server refused, in a form that code can act on. */
export type RefusalReason = (typeof refusalReasons)[number];

/** Keys of `data.fields` of a VALIDATION refusal. */
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

/** What is wrong with one field. */
export type FieldProblem = (typeof fieldProblems)[number];
