/** Everything that `reason` of a conflict may be. */
export const operatorReasons = [
  'wrong-state',
  'wrong-lines',
  'which-parcel',
  'same',
  'under-way',
  'wrong-amount',
  'changed-amount',
  'waits-already',
  'same-person',
  'decided',
  'last-owner',
  'disabled',
  'has-authenticator',
  'no-authenticator',
  'request-state',
  'withdrawal',
  'no-return-address',
  'not-published',
  'open-order',
  'account-deleted',
  'received-already',
  'exchange-state',
  'no-coupon-left',
  'answered-already',
] as const;

/** Why the state does not allow a call. */
export type OperatorReason = (typeof operatorReasons)[number];
