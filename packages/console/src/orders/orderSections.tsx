import { Typography } from '@mui/material';
import { type OperatorOrder, orderCalls } from '@pawlet/operator';
import { RecordActions } from '../forms/RecordActions.tsx';
import type { RecordKind } from '../forms/RecordKind.ts';
import { choice, fields, named, words } from '../forms/shapes.ts';
import { Details } from '../parts/Details.tsx';
import { detailsOf } from '../parts/detailsOf.tsx';
import { Facts, type FactsProps } from '../parts/Facts.tsx';
import { Entries } from '../parts/Entries.tsx';
import { RecordLink } from '../parts/RecordLink.tsx';
import { Section } from '../parts/Section.tsx';
import { StateChip } from '../parts/StateChip.tsx';
import { TableSection } from '../parts/TableSection.tsx';
import { useFormat } from '../texts/useFormat.ts';
import { useText, useWord } from '../texts/useText.ts';
import { useCarrierNames } from './useCarriers.ts';
import { useOrderDescription } from './useOrderDescription.ts';

interface OrderProps {
  readonly order: OperatorOrder;
}

type Line = OperatorOrder['lines'][number] & Pick<OperatorOrder, 'currency'>;

const { money: inCurrency, number, part } = detailsOf<Line>();
const lineColumns = [
  part('field.product', (line) => <LineTitle line={line} />),
  number('quantity', 'field.quantity'),
  number('toShip', 'field.toShip'),
  number('refundedQuantity', 'field.refunded'),
  inCurrency('paidAmount', 'field.paid'),
];

/** What was bought. */
export function OrderLines({ order: { lines, currency } }: OrderProps) {
  return (
    <TableSection
      title={useText()('order.lines')}
      records={lines.map((line) => ({ ...line, currency }))}
      columns={lineColumns}
    />
  );
}

function LineTitle({ line }: { readonly line: OperatorOrder['lines'][number] }) {
  const text = useText();
  return (
    <span>
      {line.title}
      <Typography variant="body2" color="textSecondary" component="span" sx={{ display: 'block' }}>
        {[line.sku, line.attributes, line.isGift ? text('order.gift') : '']
          .filter((part) => part !== '')
          .join(' · ')}
      </Typography>
    </span>
  );
}

/** Parcels with carrier and number, which can be corrected, and those with replacements. */
export function OrderParcels({ order }: OrderProps) {
  const text = useText();
  const { time } = useFormat();
  const names = useCarrierNames();
  const { parcels, replacements, lines } = order;
  const titles = new Map(lines.map(({ id, title }) => [id, title]));
  const toPieces = (lineId: number, quantity: number) => `${quantity} × ${titles.get(lineId) ?? lineId}`;
  return (
    <Section title={text('order.parcels')}>
      {parcels.length === 0 ? <Typography>{text('order.noParcels')}</Typography> : null}
      <Entries
        entries={parcels.map(({ carrier, number: tracking, created, lines: pieces }, index) => [
          [names.get(carrier) ?? carrier, tracking].filter((one) => one !== '').join(' '),
          [time(created), ...pieces.map(({ lineId, quantity }) => toPieces(lineId, quantity))],
          <ParcelCorrection key={index} order={order} place={index} />,
        ])}
      />
      <Entries
        entries={replacements.map(({ refundSn, sku, carrier, number: tracking, created, ...piece }) => [
          [text('order.replacement'), sku, names.get(carrier) ?? carrier, tracking]
            .filter((one) => one !== '')
            .join(' · '),
          [time(created), toPieces(piece.lineId, piece.quantity)],
          <RecordLink key={refundSn} area="after-sales" id={refundSn} />,
        ])}
      />
    </Section>
  );
}

/** Orders that have ended keep their parcels as they are. */
const ended: readonly OperatorOrder['status'][] = ['cancelled', 'expired', 'waitingPayment'];

function ParcelCorrection({ order, place }: OrderProps & { readonly place: number }) {
  const text = useText();
  const describe = useOrderDescription();
  const names = useCarrierNames();
  const { carrier = '', number: tracking = '' } = order.parcels[place] ?? {};
  if (ended.includes(order.status)) return null;
  // Some are known by their names alone.
  const codes = [...new Set([carrier, ...names.keys()])].filter((code) => code !== '');
  const kind: RecordKind = {
    name: 'parcel',
    scope: 'orders:write',
    shape: () =>
      fields({
        carrier: named(
          'field.carrier',
          choice(codes, (code) => names.get(code) ?? code),
        ),
        number: named('field.tracking', words(60)),
      }),
  };
  return (
    <RecordActions
      scope="orders:write"
      record={order}
      name={[names.get(carrier) ?? carrier, tracking].join(' ').trim()}
      params={{ sn: order.orderSn }}
      describe={describe}
      actions={[
        {
          label: text('parcel.correct'),
          call: orderCalls.correctShipment,
          kind,
          initial: { carrier: carrier === '' ? codes[0] : carrier, number: tracking },
          input: { parcel: place + 1 },
          required: ['carrier', 'number'],
          needsChange: true,
          done: () => text('parcel.corrected'),
        },
      ]}
    />
  );
}

type Request = OperatorOrder['afterSales'][number] & Pick<OperatorOrder, 'currency'>;

const request = detailsOf<Request>();
const requestColumns = [
  request.reference('refundSn', 'after-sales', 'requests.number'),
  request.part('field.status', ({ stage }, { word }) => (
    <StateChip state={stage} label={word(`stage.${stage}`, stage)} />
  )),
  request.number('quantity', 'field.quantity'),
  request.money('amount', 'approvals.amount'),
];

/** Refunds and returns that the shopper has asked for. */
export function OrderRequests({ order: { afterSales, currency } }: OrderProps) {
  return (
    <TableSection
      title={useText()('resource.after-sales')}
      records={afterSales.map((one) => ({ ...one, currency }))}
      toKey={({ refundSn }) => refundSn}
      columns={requestColumns}
    />
  );
}

const fact = detailsOf<OperatorOrder>();
const facts = [
  fact.reference('customer', 'customers', 'records.customer'),
  fact.words('partner', 'search.partner'),
  fact.other('order.points', ({ pointsUsed }, format) => (pointsUsed > 0 ? format.number(pointsUsed) : '')),
  fact.other('texts.language', ({ language: one }, { language }) => language(one)),
];

/** Whose order it is, and where it came from. */
export function OrderFacts({ order }: OrderProps) {
  return (
    <Section title={useText()('order.facts')}>
      <Details record={order} details={facts} />
    </Section>
  );
}

/** Sums, discounts, payments, refunds and invoices. */
export function OrderMoney({ order }: OrderProps) {
  const text = useText();
  const word = useWord();
  const { amount } = useFormat();
  const money = (value: string) => amount(value, order.currency);
  const rows: FactsProps['rows'] = [
    ['products', text('money.products'), money(order.products)],
    ...order.discounts.map(
      ({ type, name, amount: value }, index) => [`${type}${index}`, name, `−${money(value)}`] as const,
    ),
    ['freight', text('money.freight'), money(order.freight)],
    ['total', text('field.total'), money(order.total)],
    ...order.payments.map(
      ({ paymentNo, paytype, status, transactionId, amount: value }) =>
        [
          paymentNo,
          [
            text('money.payment', {
              method: word(`method.${paytype}`, paytype),
              status: word(`payment.${status}`, status),
            }),
            transactionId,
          ]
            .filter(Boolean)
            .join(' · '),
          money(value),
        ] as const,
    ),
    ...order.refunds.map(
      ({ refundNo, amount: value }) =>
        [refundNo, text('money.refund', { number: refundNo }), `−${money(value)}`] as const,
    ),
    ...order.invoices.map(
      ({ kind, number, amount: value }) =>
        [
          number,
          kind === 'invoice' ? (
            <RecordLink key={number} area="invoices" id={number} label={text('money.invoice', { number })} />
          ) : (
            text('money.creditNote', { number })
          ),
          money(value),
        ] as const,
    ),
  ];
  return (
    <Section title={text('order.money')}>
      <Facts rows={rows} align="right" />
    </Section>
  );
}

/** What happened, newest last. */
export function OrderTimeline({ order }: OrderProps) {
  const text = useText();
  const word = useWord();
  const { time } = useFormat();
  const toLabel = (event: string) =>
    // The carrier's own words are the detail.
    event.startsWith('trace.') ? '' : word(`event.${event}`, word(`call.${event}`, event));
  return (
    <Section title={text('order.timeline')}>
      <Entries
        entries={order.timeline.map(({ time: at, event, detail, actor }) => [
          [toLabel(event), detail].filter((one) => one !== '').join(': '),
          [time(at), actor],
        ])}
      />
    </Section>
  );
}
