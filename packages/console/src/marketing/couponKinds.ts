import type { RecordKind } from '../forms/RecordKind.ts';
import { brands, categories, products } from '../forms/references.ts';
import { someOf } from '../forms/ReferenceField.tsx';
import {
  amounts,
  choice,
  type Fields,
  fields,
  flag,
  localized,
  time,
  toAmounts,
  whole,
  words,
} from '../forms/shapes.ts';
import { isRecord } from '../parts/isRecord.ts';

const most = 1_000_000_000;

/** What it takes off: a percentage or amounts, and from which amount on. */
const reductionFields = ({ reduction }: Fields) => ({
  reduction: choice(['percent', 'amounts']),
  ...(reduction === 'percent' ? { percentOff: whole(1, 100) } : { amountsOff: amounts }),
  threshold: amounts,
});

const limitFields = {
  perPerson: whole(0, most),
  total: whole(0, most),
  from: time,
  until: time,
};

/** All three empty: it applies to everything. */
const targetFields = {
  products: someOf(products),
  categories: someOf(categories('id')),
  brands: someOf(brands('id')),
};

const reductionOf = ({ percentOff, amountsOff, threshold }: Fields): Fields => ({
  reduction: percentOff === null ? 'amounts' : 'percent',
  amountsOff: amountsOff ?? {},
  threshold: threshold ?? {},
  ...(percentOff === null ? {} : { percentOff }),
});

function toReductionInput(value: Fields): Fields {
  const { reduction: _, amountsOff, threshold, ...others } = value;
  const minimum = toAmounts(threshold);
  return {
    ...others,
    ...(amountsOff === undefined ? {} : { amountsOff: toAmounts(amountsOff) }),
    threshold: isRecord(minimum) && Object.keys(minimum).length > 0 ? minimum : null,
  };
}

/** Coupons: what they are worth, for whom, and for how long. */
export const couponKind: RecordKind = {
  name: 'coupon',
  scope: 'marketing:write',
  shape: (value, isNew) =>
    fields({
      ...(isNew ? { slug: words(40) } : {}),
      name: localized(80),
      ...reductionFields(value),
      audience: choice(['all', 'new', 'old']),
      ...limitFields,
      validity: choice(['days', 'dates']),
      ...(value['validity'] === 'days'
        ? { validDays: whole(1, 3650) }
        : { validFrom: time, validUntil: time }),
      ...targetFields,
      isPublic: flag,
      rank: whole(-1_000_000, 1_000_000),
    }),
  toForm: (record) => ({
    ...record,
    ...reductionOf(record),
    validity: record['validDays'] === null ? 'dates' : 'days',
  }),
  toInput(value) {
    const { validity: _, ...others } = toReductionInput(value);
    return others;
  },
};

/** Discount codes that shoppers enter. */
export const codeKind: RecordKind = {
  name: 'code',
  scope: 'marketing:write',
  shape: (value, isNew) =>
    fields({
      ...(isNew ? { code: words(40) } : {}),
      name: localized(80),
      ...reductionFields(value),
      ...limitFields,
    }),
  toForm: (record) => ({ ...record, ...reductionOf(record) }),
  toInput: toReductionInput,
};
