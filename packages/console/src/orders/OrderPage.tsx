import { Alert, Box, Button, Chip, Stack, Typography } from '@mui/material';
import { orderCalls, type OperatorOrder } from '@pawlet/operator';
import { useState } from 'react';
import { useRefresh } from 'react-admin';
import { ConflictDialog } from '../parts/ConflictDialog.tsx';
import { DecisionDialog } from '../parts/DecisionDialog.tsx';
import { RecordNeighbors } from '../parts/RecordNeighbors.tsx';
import { RecordPage } from '../parts/RecordPage.tsx';
import { Section } from '../parts/Section.tsx';
import { useAction } from '../parts/useAction.ts';
import { useHasScope } from '../parts/useHasScope.ts';
import { useFormat } from '../texts/useFormat.ts';
import { useText } from '../texts/useText.ts';
import { AddressDialog } from './AddressDialog.tsx';
import { OrderLines, OrderMoney, OrderParcels, OrderTimeline } from './orderSections.tsx';
import { PrintButtons } from './PrintButtons.tsx';
import { RefundDialog } from './RefundDialog.tsx';
import { ShipDialog } from './ShipDialog.tsx';
import { StatusChip } from './StatusChip.tsx';
import { useOrderDescription } from './useOrderDescription.ts';

type OrderRecord = OperatorOrder & { readonly id: string };

/** An order with everything that is known about it, and what can be done with it. */
export function OrderPage() {
  const text = useText();
  return (
    <RecordPage<OrderRecord>
      title={(number) => text('order.title', { number })}
      renderHead={(id) => <RecordNeighbors area="orders" id={id} />}
    >
      {(order) => <OrderContent order={order} />}
    </RecordPage>
  );
}

function OrderContent({ order }: { readonly order: OrderRecord }) {
  const text = useText();
  return (
    <>
      <OrderHead order={order} />
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 1fr)' },
          alignItems: 'start',
        }}
      >
        <Stack spacing={2}>
          <OrderLines order={order} />
          <OrderParcels order={order} />
          <OrderMoney order={order} />
        </Stack>
        <Stack spacing={2}>
          <Recipient order={order} />
          {order.remark === null || order.remark === '' ? null : (
            <Section title={text('field.remark')}>
              <Typography sx={{ whiteSpace: 'pre-wrap' }}>{order.remark}</Typography>
            </Section>
          )}
          <OrderTimeline order={order} />
        </Stack>
      </Box>
    </>
  );
}

type Opened = 'ship' | 'refund' | 'cancel' | 'deliver' | null;

function OrderHead({ order }: { readonly order: OrderRecord }) {
  const text = useText();
  const { time, amount } = useFormat();
  const refresh = useRefresh();
  const action = useAction();
  const describe = useOrderDescription();
  const [opened, setOpened] = useState<Opened>(null);
  const mayWrite = useHasScope('orders:write');
  const mayRefund = useHasScope('refunds:write');
  const isPaid = order.states.payment === 'paid';
  const canShip =
    isPaid && order.lines.some(({ toShip }) => toShip > 0) && order.status === 'waitingDelivery';
  const close = () => setOpened(null);
  const act = async (endpoint: typeof orderCalls.cancelOrder | typeof orderCalls.deliverOrder) => {
    const done = await action.run(endpoint, { params: { sn: order.orderSn }, version: order.version });
    close();
    if (done !== null) refresh();
  };
  return (
    <>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
        <StatusChip status={order.status} />
        {order.reminded === null ? null : (
          <Chip size="small" color="warning" label={text('status.reminded')} />
        )}
        <Typography>{time(order.created)}</Typography>
        <Typography sx={{ flexGrow: 1, fontWeight: 600 }}>{amount(order.total, order.currency)}</Typography>
        {mayWrite && canShip ? (
          <Button variant="contained" onClick={() => setOpened('ship')}>
            {text('ship.title')}
          </Button>
        ) : null}
        {mayWrite && order.status === 'waitingReceipt' && order.delivered === null ? (
          <Button variant="outlined" onClick={() => setOpened('deliver')}>
            {text('deliver.title')}
          </Button>
        ) : null}
        {mayWrite && order.status === 'waitingPayment' ? (
          <Button variant="outlined" color="error" onClick={() => setOpened('cancel')}>
            {text('cancel.title')}
          </Button>
        ) : null}
        {mayWrite && isPaid ? <PrintButtons orders={[order.orderSn]} /> : null}
        {mayRefund && isPaid ? (
          <Button variant="outlined" onClick={() => setOpened('refund')}>
            {text('refund.title')}
          </Button>
        ) : null}
      </Stack>
      {opened === 'ship' ? <ShipDialog order={order} onClose={close} /> : null}
      {opened === 'refund' ? <RefundDialog order={order} onClose={close} /> : null}
      {opened === 'deliver' ? (
        <DecisionDialog
          title={text('deliver.title')}
          question={text('deliver.question')}
          isBusy={action.isBusy}
          onClose={close}
          onConfirm={() => void act(orderCalls.deliverOrder)}
        />
      ) : null}
      {opened === 'cancel' ? (
        <DecisionDialog
          title={text('cancel.title')}
          question={text('cancel.question')}
          isBusy={action.isBusy}
          onClose={close}
          onConfirm={() => void act(orderCalls.cancelOrder)}
        />
      ) : null}
      <ConflictDialog
        problem={action.conflict}
        before={order}
        describe={describe}
        onClose={action.closeConflict}
      />
    </>
  );
}

function Recipient({ order }: { readonly order: OrderRecord }) {
  const text = useText();
  const mayWrite = useHasScope('orders:write');
  const { region } = useFormat();
  const [isOpen, setIsOpen] = useState(false);
  const { recipient } = order;
  const canChange = mayWrite && order.shipped === null && order.status === 'waitingDelivery';
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
        <Stack direction="row">
          <Button size="small" onClick={() => setIsOpen(true)}>
            {text('address.title')}
          </Button>
        </Stack>
      ) : null}
      {isOpen ? <AddressDialog order={order} recipient={recipient} onClose={() => setIsOpen(false)} /> : null}
    </Section>
  );
}
