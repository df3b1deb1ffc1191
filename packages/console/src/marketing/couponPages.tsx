import { couponCalls, offerStates, type OperatorCode, type OperatorCoupon } from '@pawlet/operator';
import { CreateButton } from '../forms/CreateButton.tsx';
import { RecordActions } from '../forms/RecordActions.tsx';
import { RecordForm } from '../forms/RecordForm.tsx';
import { emptyTexts } from '../forms/shapes.ts';
import type { Column } from '../parts/Columns.tsx';
import { ConsoleList } from '../parts/ConsoleList.tsx';
import { Facts } from '../parts/Facts.tsx';
import { RecordLink } from '../parts/RecordLink.tsx';
import { RecordNeighbors } from '../parts/RecordNeighbors.tsx';
import { RecordPage } from '../parts/RecordPage.tsx';
import { Section } from '../parts/Section.tsx';
import { StateChip } from '../parts/StateChip.tsx';
import { useListFilters } from '../parts/useListFilters.tsx';
import { useFormat } from '../texts/useFormat.ts';
import { useText } from '../texts/useText.ts';
import { codeKind, couponKind } from './couponKinds.ts';

/** What a coupon or a code takes off, in words. */
function useReduction() {
  const text = useText();
  const { amount, number } = useFormat();
  const listAmounts = (amounts: Readonly<Record<string, string>>) =>
    Object.entries(amounts)
      .map(([currency, value]) => amount(value, currency))
      .join(' / ');
  return ({
    percentOff,
    amountsOff,
    threshold,
  }: Pick<OperatorCode, 'percentOff' | 'amountsOff' | 'threshold'>) => {
    const off =
      percentOff === null
        ? text('voucher.amounts', { amounts: listAmounts(amountsOff ?? {}) })
        : text('voucher.percent', { percent: number(percentOff) });
    return threshold === null ? off : text('voucher.over', { off, threshold: listAmounts(threshold) });
  };
}

/** `3 of 100`, or `3` without a limit. */
function useUse() {
  const text = useText();
  const { number } = useFormat();
  return (count: number, total: number) =>
    total === 0 ? number(count) : text('voucher.of', { count: number(count), total: number(total) });
}

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

/** Coupons with how many were received and used. */
export function CouponList() {
  const text = useText();
  const { localized } = useFormat();
  const describe = useReduction();
  const describeUse = useUse();
  const columns: readonly Column<OperatorCoupon>[] = [
    {
      name: 'name',
      label: text('field.name'),
      render: ({ id, name }) => <RecordLink area="coupons" id={id} label={localized(name)} />,
    },
    { name: 'off', label: text('voucher.off'), render: describe },
    { name: 'state', label: text('field.status'), render: ({ state }) => <StateChip state={state} /> },
    {
      name: 'received',
      label: text('voucher.received'),
      align: 'right',
      render: ({ received, total }) => describeUse(received, total),
    },
    { name: 'used', label: text('voucher.used'), align: 'right', render: ({ used }) => describeUse(used, 0) },
  ];
  return (
    <ConsoleList<OperatorCoupon>
      filters={useListFilters(offerStates, [['text', text('search.label')]])}
      actions={
        <CreateButton
          kind={couponKind}
          area="coupons"
          call={couponCalls.createCoupon}
          initial={{
            slug: '',
            ...initial,
            audience: 'all',
            validity: 'days',
            validDays: 30,
            products: '',
            categories: '',
            brands: '',
            isPublic: true,
            rank: 0,
          }}
        />
      }
      empty={text('records.empty')}
      opens
      columns={columns}
    />
  );
}

/** A coupon: how it is used, and everything that can be changed. */
export function CouponPage() {
  const text = useText();
  return (
    <RecordPage<OperatorCoupon>
      title={(number) => text('title.coupons', { number })}
      renderHead={(id) => <RecordNeighbors area="coupons" id={id} />}
    >
      {(coupon) => (
        <>
          <Offer
            offer={coupon}
            kind={couponKind}
            calls={[couponCalls.stopCoupon, couponCalls.startCoupon]}
            question={text('voucher.stopCoupon')}
            rows={[
              ['products', text('choice.products'), coupon.products.map(({ name }) => name).join(', ')],
              ['categories', text('choice.categories'), coupon.categories.map(({ name }) => name).join(', ')],
              ['brands', text('choice.brands'), coupon.brands.map(({ name }) => name).join(', ')],
            ]}
            received={coupon.received}
          />
          <RecordForm
            title={text('records.change')}
            kind={couponKind}
            record={coupon}
            call={couponCalls.changeCoupon}
            params={{ id: String(coupon.id) }}
          />
        </>
      )}
    </RecordPage>
  );
}

interface OfferProps {
  readonly offer: OperatorCoupon | OperatorCode;
  readonly kind: typeof couponKind;
  readonly calls: readonly [
    stop: typeof couponCalls.stopCoupon | typeof couponCalls.stopCode,
    start: typeof couponCalls.startCoupon | typeof couponCalls.startCode,
  ];
  readonly question: string;
  readonly rows?: readonly (readonly [string, string, string])[];
  readonly received?: number;
}

function Offer({ offer, kind, calls: [stop, start], question, rows = [], received }: OfferProps) {
  const text = useText();
  const { time } = useFormat();
  const describe = useReduction();
  const describeUse = useUse();
  const { state, used, total, from, until } = offer;
  return (
    <Section title={text('voucher.use')}>
      <RecordActions
        kind={kind}
        record={offer}
        params={{ id: String(offer.id) }}
        actions={[
          state === 'stopped'
            ? { label: text('voucher.start'), question: text('voucher.startQuestion'), call: start }
            : { label: text('voucher.stop'), question, call: stop, isDanger: true },
        ]}
      />
      <Facts
        rows={[
          ['state', text('field.status'), <StateChip key="state" state={state} />],
          ['off', text('voucher.off'), describe(offer)],
          received === undefined
            ? null
            : ['received', text('voucher.received'), describeUse(received, total)],
          ['used', text('voucher.used'), describeUse(used, received === undefined ? total : 0)],
          [
            'period',
            text('voucher.period'),
            from === null && until === null ? '–' : `${time(from)} – ${time(until)}`,
          ],
          ...rows.filter(([, , value]) => value !== ''),
        ]}
      />
    </Section>
  );
}

/** Discount codes with how often they were used. */
export function CodeList() {
  const text = useText();
  const { localized } = useFormat();
  const describe = useReduction();
  const describeUse = useUse();
  return (
    <ConsoleList<OperatorCode>
      filters={useListFilters(offerStates, [['text', text('search.label')]])}
      actions={
        <CreateButton
          kind={codeKind}
          area="codes"
          call={couponCalls.createCode}
          initial={{ code: '', ...initial }}
        />
      }
      empty={text('records.empty')}
      opens
      columns={[
        {
          name: 'code',
          label: text('choice.code'),
          render: ({ id, code }) => <RecordLink area="codes" id={id} label={code} />,
        },
        { name: 'name', label: text('field.name'), render: ({ name }) => localized(name) },
        { name: 'off', label: text('voucher.off'), render: describe },
        { name: 'state', label: text('field.status'), render: ({ state }) => <StateChip state={state} /> },
        {
          name: 'used',
          label: text('voucher.used'),
          align: 'right',
          render: ({ used, total }) => describeUse(used, total),
        },
      ]}
    />
  );
}

/** A discount code: how it is used, and everything that can be changed. */
export function CodePage() {
  const text = useText();
  return (
    <RecordPage<OperatorCode>
      title={(number) => text('title.codes', { number })}
      renderHead={(id) => <RecordNeighbors area="codes" id={id} />}
    >
      {(code) => (
        <>
          <Offer
            offer={code}
            kind={codeKind}
            calls={[couponCalls.stopCode, couponCalls.startCode]}
            question={text('voucher.stopCode')}
            rows={[['code', text('choice.code'), code.code]]}
          />
          <RecordForm
            title={text('records.change')}
            kind={codeKind}
            record={code}
            call={couponCalls.changeCode}
            params={{ id: String(code.id) }}
          />
        </>
      )}
    </RecordPage>
  );
}
