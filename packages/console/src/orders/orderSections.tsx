import { List, ListItem, ListItemText, Typography } from '@mui/material';
import type { OperatorOrder } from '@pawlet/operator';
import { Columns } from '../parts/Columns.tsx';
import { Facts } from '../parts/Facts.tsx';
import { Section } from '../parts/Section.tsx';
import { useFormat } from '../texts/useFormat.ts';
import { useText, useWord } from '../texts/useText.ts';

interface OrderProps {
  readonly order: OperatorOrder;
}

/** What was bought. */
export function OrderLines({ order }: OrderProps) {
  const text = useText();
  const { amount } = useFormat();
  return (
    <Section title={text('order.lines')}>
      <Columns
        label={text('order.lines')}
        records={order.lines}
        columns={[
          { name: 'title', label: text('field.product'), render: (line) => <LineTitle line={line} /> },
          {
            name: 'quantity',
            label: text('field.quantity'),
            align: 'right',
            render: ({ quantity }) => quantity,
          },
          { name: 'toShip', label: text('field.toShip'), align: 'right', render: ({ toShip }) => toShip },
          {
            name: 'refunded',
            label: text('field.refunded'),
            align: 'right',
            render: ({ refundedQuantity }) => refundedQuantity,
          },
          {
            name: 'paid',
            label: text('field.paid'),
            align: 'right',
            render: ({ paidAmount }) => amount(paidAmount, order.currency),
          },
        ]}
      />
    </Section>
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
      <List dense disablePadding>
        {order.parcels.map((parcel, index) => (
          <ListItem key={index} disableGutters>
            <ListItemText
              primary={[parcel.carrier, parcel.number].filter((part) => part !== '').join(' ')}
              secondary={[
                time(parcel.created),
                ...parcel.lines.map(
                  ({ lineId, quantity }) => `${quantity} × ${titles.get(lineId) ?? lineId}`,
                ),
              ].join(' · ')}
            />
          </ListItem>
        ))}
      </List>
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
      <List dense disablePadding>
        {order.timeline.map(({ time: at, event, detail, actor }, index) => (
          <ListItem key={index} disableGutters>
            <ListItemText
              primary={[toLabel(event), detail].filter((part) => part !== '').join(': ')}
              secondary={[time(at), actor].filter((part) => part !== '').join(' · ')}
            />
          </ListItem>
        ))}
      </List>
    </Section>
  );
}
