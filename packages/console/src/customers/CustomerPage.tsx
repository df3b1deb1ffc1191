import { Alert, Link as MuiLink } from '@mui/material';
import type { OperatorCustomer } from '@pawlet/operator';
import { Link } from 'react-router';
import { orderStatus } from '../orders/orderStatus.ts';
import { detailsOf } from '../parts/detailsOf.tsx';
import { Details, type DetailsProps } from '../parts/Details.tsx';
import { listAddress } from '../parts/listAddress.ts';
import { createRecordPage } from '../parts/RecordPage.tsx';
import { Section } from '../parts/Section.tsx';
import { TableSection } from '../parts/TableSection.tsx';
import { TwoColumns } from '../parts/TwoColumns.tsx';
import { CustomerActions } from './CustomerActions.tsx';

const account = detailsOf<OperatorCustomer>();
const accountDetails = [
  account.words('nickname', 'field.name'),
  account.words('username', 'customer.username'),
  account.words('phone', 'search.phone'),
  account.words('email', 'field.email'),
  account.time('created', 'customers.created'),
  account.number('points', 'customers.points'),
  account.number('level', 'customer.level'),
  account.words('partner', 'search.partner'),
  account.reference('invitedBy', 'customers', 'customer.invitedBy'),
];

/** Whether other e-mails are wanted, what was paid in each currency, and accounts of apps. */
const listMore: DetailsProps<OperatorCustomer>['more'] = (
  { email, unsubscribed, totals, links },
  { text, word, amount, number, time },
) => [
  email === null
    ? null
    : [
        'mails',
        text('customer.otherMails'),
        unsubscribed === null
          ? text('customer.mailsWanted')
          : text('customer.mailsUnwanted', { time: time(unsubscribed) }),
      ],
  ...totals.map(
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
];

const order = detailsOf<OperatorCustomer['orders'][number]>();
const orderColumns = [
  order.reference('orderSn', 'orders', 'field.order'),
  order.time('created', 'field.created'),
  orderStatus,
  order.money('total', 'field.total'),
];

const move = detailsOf<OperatorCustomer['pointsMoves'][number]>();
const moveColumns = [
  move.time('time', 'audit.time'),
  move.words('text', 'customer.reason'),
  move.number('delta', 'customer.change'),
  move.number('balance', 'customer.balance'),
];

const coupon = detailsOf<OperatorCustomer['coupons'][number]>();
const couponColumns = [
  coupon.words('name', 'field.name'),
  coupon.state(({ state }, { text }) => text(`coupon.${state}`)),
  coupon.time('until', 'keys.expires'),
];

const session = detailsOf<OperatorCustomer['sessions'][number]>();
const sessionColumns = [
  session.other(
    'session.device',
    ({ platform, brand, model }, { text }) =>
      [platform, brand, model].filter((part) => part !== '').join(' ') || text('customer.unknownDevice'),
  ),
  session.time('lastSeen', 'session.lastSeen'),
];

/** A customer with orders, points, coupons and log-ins. */
export const CustomerPage = createRecordPage<OperatorCustomer>('customer.title', (customer, { text }) => (
  <>
    {customer.deleted === null ? (
      <CustomerActions customer={customer} />
    ) : (
      <Alert severity="info">{text('customer.isDeleted')}</Alert>
    )}
    <TwoColumns widths={[1, 2]}>
      <>
        <Section title={text('customer.account')}>
          <Details record={customer} details={accountDetails} more={listMore} />
        </Section>
        <TableSection
          title={text('customer.sessions')}
          empty={text('customer.noSessions')}
          records={customer.sessions}
          columns={sessionColumns}
        />
      </>
      <>
        <TableSection
          title={text('resource.orders')}
          empty={text('customer.noOrders')}
          records={customer.orders}
          toKey={({ orderSn }) => orderSn}
          columns={orderColumns}
        >
          {customer.orderCount > customer.orders.length ? (
            <MuiLink component={Link} to={listAddress('orders', { customer: String(customer.id) })}>
              {text('customer.allOrders', { count: customer.orderCount })}
            </MuiLink>
          ) : null}
        </TableSection>
        <TableSection
          title={text('customers.points')}
          records={customer.pointsMoves.map((one, id) => ({ ...one, id }))}
          columns={moveColumns}
        />
        <TableSection title={text('customer.coupons')} records={customer.coupons} columns={couponColumns} />
      </>
    </TwoColumns>
  </>
));
