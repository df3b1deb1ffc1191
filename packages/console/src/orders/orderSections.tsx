import {
  List,
  ListItem,
  ListItemText,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import type { OperatorOrder } from '@pawlet/operator';
import { Section } from '../parts/Section.tsx';
import { useFormat } from '../texts/format.ts';
import { toWord } from '../texts/toWord.ts';
import { useText } from '../texts/useText.ts';

interface OrderProps {
  readonly order: OperatorOrder;
}

/** What was bought. */
export function OrderLines({ order }: OrderProps) {
  const text = useText();
  const { amount } = useFormat();
  return (
    <Section title={text('order.lines')}>
      <TableContainer>
        <Table size="small">
          <TableHead>
            <TableRow>
              <TableCell>{text('field.product')}</TableCell>
              <TableCell align="right">{text('field.quantity')}</TableCell>
              <TableCell align="right">{text('field.toShip')}</TableCell>
              <TableCell align="right">{text('field.refunded')}</TableCell>
              <TableCell align="right">{text('field.paid')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {order.lines.map((line) => (
              <TableRow key={line.id}>
                <TableCell>
                  {line.title}
                  <Typography variant="body2" color="textSecondary">
                    {[line.sku, line.attributes, line.isGift ? text('order.gift') : '']
                      .filter((part) => part !== '')
                      .join(' · ')}
                  </Typography>
                </TableCell>
                <TableCell align="right">{line.quantity}</TableCell>
                <TableCell align="right">{line.toShip}</TableCell>
                <TableCell align="right">{line.refundedQuantity}</TableCell>
                <TableCell align="right">{amount(line.paidAmount, order.currency)}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    </Section>
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
            method: toWord(text, `method.${paytype}`, paytype),
            status: toWord(text, `payment.${status}`, status),
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
      <Table size="small">
        <TableBody>
          {rows.map(([key, label, value]) => (
            <TableRow key={key}>
              <TableCell component="th" scope="row" sx={{ overflowWrap: 'anywhere' }}>
                {label}
              </TableCell>
              <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
                {value}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Section>
  );
}

/** What happened, newest last. */
export function OrderTimeline({ order }: OrderProps) {
  const text = useText();
  const { time } = useFormat();
  const toLabel = (event: string) =>
    // The carrier's own words are the detail.
    event.startsWith('trace.') ? '' : toWord(text, `event.${event}`, event);
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
