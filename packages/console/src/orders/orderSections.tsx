import { Typography } from '@mui/material';
import type { OperatorOrder } from '@pawlet/operator';
import { detailsOf } from '../parts/detailsOf.tsx';
import { Facts } from '../parts/Facts.tsx';
import { Entries } from '../parts/Entries.tsx';
import { Section } from '../parts/Section.tsx';
import { TableSection } from '../parts/TableSection.tsx';
import { useFormat } from '../texts/useFormat.ts';
import { useText, useWord } from '../texts/useText.ts';

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

/** Parcels with carrier and number. */
export function OrderParcels({ order }: OrderProps) {
  const text = useText();
  const { time } = useFormat();
  const titles = new Map(order.lines.map(({ id, title }) => [id, title]));
  return (
    <Section title={text('order.parcels')}>
      {order.parcels.length === 0 ? <Typography>{text('order.noParcels')}</Typography> : null}
      <Entries
        entries={order.parcels.map(({ carrier, number: tracking, created, lines }) => [
          [carrier, tracking].filter((one) => one !== '').join(' '),
          [
            time(created),
            ...lines.map(({ lineId, quantity }) => `${quantity} × ${titles.get(lineId) ?? lineId}`),
          ],
        ])}
      />
    </Section>
  );
}

/** Sums, discounts, payments, refunds and invoices. */
export function OrderMoney({ order }: OrderProps) {
  const text = useText();
  const word = useWord();
  const { amount } = useFormat();
  const money = (value: string) => amount(value, order.currency);
  const rows: readonly (readonly [string, string, string])[] = [
    ['products', text('money.products'), money(order.products)],
    ...order.discounts.map(
      ({ type, name, amount: value }, index) => [`${type}${index}`, name, `−${money(value)}`] as const,
    ),
    ['freight', text('money.freight'), money(order.freight)],
    ['total', text('field.total'), money(order.total)],
    ...order.payments.map(
      ({ paymentNo, paytype, status, amount: value }) =>
        [
          paymentNo,
          text('money.payment', {
            method: word(`method.${paytype}`, paytype),
            status: word(`payment.${status}`, status),
          }),
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
          text(kind === 'invoice' ? 'money.invoice' : 'money.creditNote', { number }),
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
