import { Alert, Box, Link as MuiLink, Stack, Typography } from '@mui/material';
import type { OperatorCustomer } from '@pawlet/operator';
import { Link } from 'react-router';
import { StatusChip } from '../orders/StatusChip.tsx';
import { Columns } from '../parts/Columns.tsx';
import { Facts } from '../parts/Facts.tsx';
import { listAddress } from '../parts/listAddress.ts';
import { RecordLink } from '../parts/RecordLink.tsx';
import { RecordNeighbors } from '../parts/RecordNeighbors.tsx';
import { RecordPage } from '../parts/RecordPage.tsx';
import { Section } from '../parts/Section.tsx';
import { useFormat } from '../texts/useFormat.ts';
import { useText, useWord } from '../texts/useText.ts';
import { CustomerActions } from './CustomerActions.tsx';

interface CustomerProps {
  readonly customer: OperatorCustomer;
}

/** A customer with orders, points, coupons and log-ins. */
export function CustomerPage() {
  const text = useText();
  return (
    <RecordPage<OperatorCustomer>
      title={(number) => text('customer.title', { number })}
      renderHead={(id) => <RecordNeighbors area="customers" id={id} />}
    >
      {(customer) => (
        <>
          {customer.deleted === null ? (
            <CustomerActions customer={customer} />
          ) : (
            <Alert severity="info">{text('customer.isDeleted')}</Alert>
          )}
          <Box
            sx={{
              display: 'grid',
              gap: 2,
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 2fr)' },
              alignItems: 'start',
            }}
          >
            <Stack spacing={2}>
              <Account customer={customer} />
              <Sessions customer={customer} />
            </Stack>
            <Stack spacing={2}>
              <Orders customer={customer} />
              <Points customer={customer} />
              <Coupons customer={customer} />
            </Stack>
          </Box>
        </>
      )}
    </RecordPage>
  );
}

function Account({ customer }: CustomerProps) {
  const text = useText();
  const word = useWord();
  const { time, number, amount } = useFormat();
  const { invitedBy, links } = customer;
  return (
    <Section title={text('customer.account')}>
      <Facts
        rows={[
          ['nickname', text('field.name'), customer.nickname],
          ['username', text('customer.username'), customer.username],
          ['phone', text('search.phone'), customer.phone],
          ['email', text('field.email'), customer.email],
          customer.email === null
            ? null
            : [
                'mails',
                text('customer.otherMails'),
                customer.unsubscribed === null
                  ? text('customer.mailsWanted')
                  : text('customer.mailsUnwanted', { time: time(customer.unsubscribed) }),
              ],
          ['created', text('customers.created'), time(customer.created)],
          ['points', text('customers.points'), number(customer.points)],
          ['level', text('customer.level'), number(customer.level)],
          customer.partner === '' ? null : ['partner', text('search.partner'), customer.partner],
          invitedBy === null
            ? null
            : [
                'invitedBy',
                text('customer.invitedBy'),
                <RecordLink key="by" area="customers" id={invitedBy} />,
              ],
          ...customer.totals.map(
            ({ currency, orders, paid, refunded }) =>
              [
                currency,
                text('customer.paid', { currency }),
                text('customer.total', {
                  paid: amount(paid, currency),
                  orders: number(orders),
                  refunded: amount(refunded, currency),
                }),
              ] as const,
          ),
          ...links.map(
            ({ provider, name }) =>
              [
                `link-${provider}`,
                text('customer.link'),
                `${word(`provider.${provider}`, provider)} ${name}`,
              ] as const,
          ),
        ]}
      />
    </Section>
  );
}

function Orders({ customer: { orders, orderCount, id } }: CustomerProps) {
  const text = useText();
  const { time, amount } = useFormat();
  return (
    <Section title={text('resource.orders')}>
      {orders.length === 0 ? <Typography>{text('customer.noOrders')}</Typography> : null}
      {orders.length === 0 ? null : (
        <Columns
          label={text('resource.orders')}
          records={orders.map((order) => ({ ...order, id: order.orderSn }))}
          columns={[
            {
              name: 'number',
              label: text('field.order'),
              render: ({ orderSn }) => <RecordLink area="orders" id={orderSn} />,
            },
            { name: 'created', label: text('field.created'), render: ({ created }) => time(created) },
            {
              name: 'status',
              label: text('field.status'),
              render: ({ status }) => <StatusChip status={status} />,
            },
            {
              name: 'total',
              label: text('field.total'),
              align: 'right',
              render: ({ total, currency }) => amount(total, currency),
            },
          ]}
        />
      )}
      {orderCount > orders.length ? (
        <MuiLink component={Link} to={listAddress('orders', { customer: String(id) })}>
          {text('customer.allOrders', { count: orderCount })}
        </MuiLink>
      ) : null}
    </Section>
  );
}

function Points({ customer: { pointsMoves } }: CustomerProps) {
  const text = useText();
  const { time, number } = useFormat();
  if (pointsMoves.length === 0) return null;
  return (
    <Section title={text('customers.points')}>
      <Columns
        label={text('customers.points')}
        records={pointsMoves.map((move, id) => ({ ...move, id }))}
        columns={[
          { name: 'time', label: text('audit.time'), render: (move) => time(move.time) },
          { name: 'text', label: text('customer.reason'), render: (move) => move.text },
          {
            name: 'delta',
            label: text('customer.change'),
            align: 'right',
            render: ({ delta }) => number(delta),
          },
          {
            name: 'balance',
            label: text('customer.balance'),
            align: 'right',
            render: ({ balance }) => number(balance),
          },
        ]}
      />
    </Section>
  );
}

function Coupons({ customer: { coupons } }: CustomerProps) {
  const text = useText();
  const { time } = useFormat();
  if (coupons.length === 0) return null;
  return (
    <Section title={text('customer.coupons')}>
      <Columns
        label={text('customer.coupons')}
        records={coupons}
        columns={[
          { name: 'name', label: text('field.name'), render: ({ name }) => name },
          { name: 'state', label: text('field.status'), render: ({ state }) => text(`coupon.${state}`) },
          { name: 'until', label: text('keys.expires'), render: ({ until }) => time(until) },
        ]}
      />
    </Section>
  );
}

function Sessions({ customer: { sessions } }: CustomerProps) {
  const text = useText();
  const { time } = useFormat();
  return (
    <Section title={text('customer.sessions')}>
      {sessions.length === 0 ? (
        <Typography>{text('customer.noSessions')}</Typography>
      ) : (
        <Columns
          label={text('customer.sessions')}
          records={sessions}
          columns={[
            {
              name: 'device',
              label: text('session.device'),
              render: ({ platform, brand, model }) =>
                [platform, brand, model].filter((part) => part !== '').join(' ') ||
                text('customer.unknownDevice'),
            },
            { name: 'lastSeen', label: text('session.lastSeen'), render: ({ lastSeen }) => time(lastSeen) },
          ]}
        />
      )}
    </Section>
  );
}
