import {
  couponCalls,
  couponStates,
  type OperatorCode,
  type OperatorCoupon,
  type OperatorEndpoint,
} from '@pawlet/operator';
import { CreateButton } from '../forms/CreateButton.tsx';
import { Overview } from '../forms/Overview.tsx';
import { RecordForm } from '../forms/RecordForm.tsx';
import type { RecordKind } from '../forms/RecordKind.ts';
import { emptyTexts } from '../forms/shapes.ts';
import { createList } from '../parts/ConsoleList.tsx';
import { type Detail, detailsOf } from '../parts/detailsOf.tsx';
import { chooseState, search } from '../parts/filters.tsx';
import { createRecordPage } from '../parts/RecordPage.tsx';
import type { Words } from '../parts/useWords.ts';
import type { PlainKey } from '../texts/useText.ts';
import { codeKind, couponKind } from './couponKinds.ts';

type Reduction = Pick<OperatorCode, 'percentOff' | 'amountsOff' | 'threshold'>;

/** What a coupon or a code takes off, in words. */
function describeReduction({ percentOff, amountsOff, threshold }: Reduction, words: Words): string {
  const { text, number, amounts } = words;
  const off =
    percentOff === null
      ? text('voucher.amounts', { amounts: amounts(amountsOff ?? {}) })
      : text('voucher.percent', { percent: number(percentOff) });
  return threshold === null ? off : text('voucher.over', { off, threshold: amounts(threshold) });
}

/** `3 of 100`, or `3` without a limit. */
const describeUse = (count: number, total: number, { text, number }: Words) =>
  total === 0 ? number(count) : text('voucher.of', { count: number(count), total: number(total) });

const listNames = (records: readonly { readonly name: string }[]) =>
  records.map(({ name }) => name).join(', ');

const coupon = detailsOf<OperatorCoupon>();
const code = detailsOf<OperatorCode>();
const right = { align: 'right' } as const;

const off = coupon.other('voucher.off', describeReduction);
const received = coupon.other(
  'voucher.received',
  (record, words) => describeUse(record.received, record.total, words),
  right,
);
const codeOff = code.other('voucher.off', describeReduction);
const codeUsed = code.other(
  'voucher.used',
  ({ used, total }, words) => describeUse(used, total, words),
  right,
);

/** When it can be received or used. */
const describePeriod = ({ from, until }: Pick<OperatorCode, 'from' | 'until'>, { time }: Words) =>
  from === null && until === null ? '–' : `${time(from)} – ${time(until)}`;

const initial = {
  name: emptyTexts,
  reduction: 'percent',
  percentOff: 10,
  amountsOff: {},
  threshold: {},
  perPerson: 1,
  total: 0,
  from: null,
  until: null,
};

const newCoupon = {
  slug: '',
  ...initial,
  audience: 'all',
  validity: 'days',
  validDays: 30,
  products: [],
  categories: [],
  brands: [],
  isPublic: true,
  rank: 0,
};

const filters = [search('text', 'search.label'), chooseState(couponStates)];

/** Coupons with how many were received and used. */
export const CouponList = createList<OperatorCoupon>({
  filters,
  Actions: () => <CreateButton kind={couponKind} call={couponCalls.createCoupon} initial={newCoupon} />,
  columns: [
    coupon.link('name', 'field.name'),
    off,
    coupon.state(),
    received,
    coupon.number('used', 'voucher.used'),
  ],
});

/** Discount codes with how often they were used. */
export const CodeList = createList<OperatorCode>({
  filters,
  Actions: () => (
    <CreateButton kind={codeKind} call={couponCalls.createCode} initial={{ code: '', ...initial }} />
  ),
  columns: [
    code.link('code', 'choice.code'),
    code.localized('name', 'field.name'),
    codeOff,
    code.state(),
    codeUsed,
  ],
});

const couponDetails = [
  coupon.state(),
  off,
  received,
  coupon.number('used', 'voucher.used'),
  coupon.other('voucher.period', describePeriod),
  coupon.other('choice.products', ({ products }) => listNames(products)),
  coupon.other('choice.categories', ({ categories }) => listNames(categories)),
  coupon.other('choice.brands', ({ brands }) => listNames(brands)),
];

const codeDetails = [
  code.state(),
  codeOff,
  codeUsed,
  code.other('voucher.period', describePeriod),
  code.words('code', 'choice.code'),
];

interface VoucherPage<TVoucher> {
  readonly title: 'title.coupons' | 'title.codes';
  readonly kind: RecordKind;
  readonly details: readonly Detail<TVoucher>[];
  readonly change: OperatorEndpoint;
  readonly start: OperatorEndpoint;
  readonly stop: OperatorEndpoint;
  /** Asked before it is stopped. */
  readonly question: PlainKey;
}

/** How a coupon or a code is used, and everything that can be changed. */
const createVoucherPage = <TVoucher extends OperatorCoupon | OperatorCode>({
  title,
  kind,
  details,
  change,
  start,
  stop,
  question,
}: VoucherPage<TVoucher>) =>
  createRecordPage<TVoucher>(title, (record, { text }) => {
    const params = { id: String(record.id) };
    const action =
      record.state === 'stopped'
        ? { label: text('voucher.start'), question: text('voucher.startQuestion'), call: start }
        : { label: text('voucher.stop'), question: text(question), call: stop, isDanger: true };
    return (
      <>
        <Overview
          title={text('voucher.use')}
          record={record}
          details={details}
          scope="marketing:write"
          params={params}
          actions={[action]}
        />
        <RecordForm kind={kind} record={record} call={change} params={params} />
      </>
    );
  });

/** A coupon. */
export const CouponPage = createVoucherPage<OperatorCoupon>({
  title: 'title.coupons',
  kind: couponKind,
  details: couponDetails,
  change: couponCalls.changeCoupon,
  start: couponCalls.startCoupon,
  stop: couponCalls.stopCoupon,
  question: 'voucher.stopCoupon',
});

/** A discount code. */
export const CodePage = createVoucherPage<OperatorCode>({
  title: 'title.codes',
  kind: codeKind,
  details: codeDetails,
  change: couponCalls.changeCode,
  start: couponCalls.startCode,
  stop: couponCalls.stopCode,
  question: 'voucher.stopCode',
});
