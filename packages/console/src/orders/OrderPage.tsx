import { Alert, Button, Chip, Stack, Typography } from '@mui/material';
import { orderCalls, type OperatorOrder } from '@pawlet/operator';
import { useState } from 'react';
import { type RecordAction, RecordActions } from '../forms/RecordActions.tsx';
import { createRecordPage } from '../parts/RecordPage.tsx';
import { Section } from '../parts/Section.tsx';
import { StateChip } from '../parts/StateChip.tsx';
import { TwoColumns } from '../parts/TwoColumns.tsx';
import { useHasScope } from '../parts/useHasScope.ts';
import { useFormat } from '../texts/useFormat.ts';
import { useText } from '../texts/useText.ts';
import { addressKind } from './addressKind.ts';
import {
  OrderFacts,
  OrderLines,
  OrderMoney,
  OrderParcels,
  OrderRequests,
  OrderTimeline,
} from './orderSections.tsx';
import { PrintButtons } from './PrintButtons.tsx';
import { RefundDialog } from './RefundDialog.tsx';
import { ShipDialog } from './ShipDialog.tsx';
import { useOrderDescription } from './useOrderDescription.ts';

type OrderRecord = OperatorOrder & { readonly id: string };

/** An order with everything that is known about it, and what can be done with it. */
export const OrderPage = createRecordPage<OrderRecord>('order.title', (order, { text }) => (
  <>
    <OrderHead order={order} />
    <TwoColumns widths={[2, 1]}>
      <>
        <OrderLines order={order} />
        <OrderParcels order={order} />
        <OrderRequests order={order} />
        <OrderMoney order={order} />
      </>
      <>
        <Recipient order={order} />
        {order.remark === null || order.remark === '' ? null : (
          <Section title={text('field.remark')}>
            <Typography sx={{ whiteSpace: 'pre-wrap' }}>{order.remark}</Typography>
          </Section>
        )}
        <OrderFacts order={order} />
        <OrderTimeline order={order} />
      </>
    </TwoColumns>
  </>
));

function OrderHead({ order }: { readonly order: OrderRecord }) {
  const text = useText();
  const { time, amount } = useFormat();
  const describe = useOrderDescription();
  const [opened, setOpened] = useState<'ship' | 'refund' | null>(null);
  const mayWrite = useHasScope('orders:write');
  const mayRefund = useHasScope('refunds:write');
  const { status, reminded } = order;
  const isPaid = order.states.payment === 'paid';
  const canShip = isPaid && order.lines.some(({ toShip }) => toShip > 0) && status === 'waitingDelivery';
  const close = () => setOpened(null);
  const actions: RecordAction[] = [];
  if (status === 'waitingReceipt' && order.delivered === null)
    actions.push({
      label: text('deliver.title'),
      question: text('deliver.question'),
      call: orderCalls.deliverOrder,
    });
  if (status === 'waitingPayment')
    actions.push({
      label: text('cancel.title'),
      question: text('cancel.question'),
      call: orderCalls.cancelOrder,
      isDanger: true,
    });
  return (
    <>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
        <StateChip state={status} label={text(`status.${status}`)} />
        {reminded === null ? null : <Chip size="small" color="warning" label={text('status.reminded')} />}
        <Typography>{time(order.created)}</Typography>
        <Typography sx={{ flexGrow: 1, fontWeight: 600 }}>{amount(order.total, order.currency)}</Typography>
        {mayWrite && canShip ? (
          <Button variant="contained" onClick={() => setOpened('ship')}>
            {text('ship.title')}
          </Button>
        ) : null}
        <RecordActions
          scope="orders:write"
          record={order}
          params={{ sn: order.orderSn }}
          describe={describe}
          size="medium"
          actions={actions}
        />
        {mayWrite && isPaid ? <PrintButtons orders={[order.orderSn]} /> : null}
        {mayRefund && isPaid ? (
          <Button variant="outlined" onClick={() => setOpened('refund')}>
            {text('refund.title')}
          </Button>
        ) : null}
      </Stack>
      {opened === 'ship' ? <ShipDialog order={order} onClose={close} /> : null}
      {opened === 'refund' ? <RefundDialog order={order} onClose={close} /> : null}
    </>
  );
}

function Recipient({ order }: { readonly order: OrderRecord }) {
  const text = useText();
  const { region } = useFormat();
  const describe = useOrderDescription();
  const { recipient } = order;
  const canChange = order.shipped === null && order.status === 'waitingDelivery';
  if (recipient === null)
    return (
      <Section title={text('field.recipient')}>
        <Alert severity="info">{text('order.noPersonal')}</Alert>
      </Section>
    );
  const lines = [
    recipient.receiver,
    recipient.company,
    `${recipient.phonePrefix} ${recipient.phone}`.trim(),
    recipient.address,
    `${recipient.zipcode} ${recipient.city}`.trim(),
    recipient.province,
    region(recipient.country),
    recipient.email,
  ];
  return (
    <Section title={text('field.recipient')}>
      <Typography
        component="address"
        sx={{ whiteSpace: 'pre-line', fontStyle: 'normal', overflowWrap: 'anywhere' }}
      >
        {lines.filter((line) => line !== '').join('\n')}
      </Typography>
      {canChange ? (
        <RecordActions
          scope="orders:write"
          record={order}
          params={{ sn: order.orderSn }}
          describe={describe}
          actions={[
            {
              label: text('address.title'),
              call: orderCalls.changeOrderAddress,
              kind: addressKind(recipient),
              initial: recipient,
              done: () => text('address.done'),
            },
          ]}
        />
      ) : null}
    </Section>
  );
}
