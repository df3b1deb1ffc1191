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
  'no-camera',
  'cameras-bound',
  'serial-taken',
  'other-sku',
  'serial-unknown',
  'running-plan',
  'plan-state',
  'used-up',
  'no-seller',
  'invoice-state',
  'open-refund',
  'nothing-to-credit',
  'webhook-disabled',
  'withdrawal-unread',
  'which-order',
  'which-pieces',
  'not-late',
  'no-note',
  'given-back',
  'incomplete',
  'short-stock',
  'in-use',
  'ended',
  'conversation-closed',
  'too-many-messages',
  'no-replacement',
] as const;

/** What `reason` may be where a file is refused. */
export const fileReasons = [
  'file-size',
  'picture-type',
  'picture-broken',
  'picture-pixels',
  'video-type',
] as const;

/** What is wrong with a file. */
export type FileReason = (typeof fileReasons)[number];

/** Why the state does not allow a call. */
export type OperatorReason = (typeof operatorReasons)[number];
