import type { OperatorOrder } from '@pawlet/operator';
import { findChanges, type RecordKind } from '../forms/RecordKind.ts';
import { fields, named, words } from '../forms/shapes.ts';

const china = 'CHN';

const recipientFields = {
  receiver: named('address.receiver', words(100)),
  phone: named('address.phone', words(40)),
  zipcode: named('address.zipcode', words(20)),
};
const placeFields = {
  address: named('address.address', words(100)),
  city: named('address.city', words(100)),
  province: named('address.province', words(100)),
};

/** The address of an order before it is shipped. In China the district stays: it decides freight and routes. */
export const addressKind = (recipient: NonNullable<OperatorOrder['recipient']>): RecordKind => ({
  name: 'address',
  scope: 'orders:write',
  shape: () => fields({ ...recipientFields, ...(recipient.country === china ? {} : placeFields) }),
  toInput: (value) => findChanges({ ...recipient }, value),
});
