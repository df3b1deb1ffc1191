import type { AreaId, Refused } from '@pawlet/core/api';
import type { ShopMessageKey } from '@pawlet/core/errors';
import { isFilled, isMobile } from '@pawlet/core/rules';

/** A validation message of the form. */
export type CheckKey = Extract<
  ShopMessageKey,
  | 'check.receiver'
  | 'check.mobile.required'
  | 'check.mobile.incorrect'
  | 'check.region'
  | 'check.addressDetail'
>;

/** The form's values. */
export interface AddressDraft {
  readonly receiver: string;
  readonly mobile: string;
  readonly areaId: AreaId | undefined;
  /** The region as text, '' for none. */
  readonly region: string;
  readonly detail: string;
  readonly isDefault: boolean;
}

/** Fields with validation, in the order of the form. */
const checkedFields = ['receiver', 'mobile', 'region', 'detail'] as const;

export type CheckedField = (typeof checkedFields)[number];

/** The problem of a field; undefined if it is valid. */
export function getProblem(field: CheckedField, draft: AddressDraft): CheckKey | undefined {
  switch (field) {
    case 'receiver':
      return isFilled(draft.receiver) ? undefined : 'check.receiver';
    case 'mobile':
      if (!isFilled(draft.mobile)) return 'check.mobile.required';
      return isMobile(draft.mobile.trim()) ? undefined : 'check.mobile.incorrect';
    case 'region':
      return draft.areaId === undefined ? 'check.region' : undefined;
    case 'detail':
      return isFilled(draft.detail) ? undefined : 'check.addressDetail';
  }
}

const wireNames: Readonly<Record<CheckedField, string>> = {
  receiver: 'receiver',
  mobile: 'mobile',
  region: 'area_id',
  detail: 'address',
};

const refusedKeys: Readonly<Record<CheckedField, CheckKey>> = {
  receiver: 'check.receiver',
  mobile: 'check.mobile.incorrect',
  region: 'check.region',
  detail: 'check.addressDetail',
};

/** The fields refused by the server. */
export function refusedProblems(refused: Refused): Partial<Record<CheckedField, CheckKey>> {
  return Object.fromEntries(
    checkedFields
      .filter((field) => refused.fields[wireNames[field]] !== undefined)
      .map((field) => [field, refusedKeys[field]]),
  );
}
