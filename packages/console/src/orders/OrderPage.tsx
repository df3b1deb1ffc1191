import { Alert, Box, Button, Chip, Stack, Typography } from '@mui/material';
import { orderCalls, type OperatorOrder } from '@pawlet/operator';
import { useEffect, useState } from 'react';
import { Show, TopToolbar, useRecordContext, useRefresh, useStore } from 'react-admin';
import { useNavigate, useParams } from 'react-router';
import { useHasScope } from '../layout/ConsoleLayout.tsx';
import { Section } from '../parts/Section.tsx';
import { useAction } from '../parts/useAction.ts';
import { useFormat } from '../texts/format.ts';
import { useText } from '../texts/useText.ts';
import { AddressDialog } from './AddressDialog.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { ConflictDialog } from './ConflictDialog.tsx';
import { listedOrdersKey } from './OrderList.tsx';
import { OrderLines, OrderMoney, OrderParcels, OrderTimeline } from './orderSections.tsx';
import { RefundDialog } from './RefundDialog.tsx';
import { ShipDialog } from './ShipDialog.tsx';
import { StatusChip } from './StatusChip.tsx';

type OrderRecord = OperatorOrder & { readonly id: string };

/** Keeps whole orders apart from the entries of the list, which are shorter and are kept under the same numbers. */
const whole = { isWhole: true };

/** An order with everything that is known about it, and what can be done with it. */
export function OrderPage() {
  return (
    <Show<OrderRecord>
      actions={<OrderNeighbors />}
      title={<OrderTitle />}
      component="div"
      queryOptions={{ meta: whole }}
    >
      <OrderContent />
    </Show>
  );
}

/** The number is known before the order is loaded. */
function OrderTitle() {
  const text = useText();
  const { id = '' } = useParams();
  return <span>{text('order.title', { number: id })}</span>;
}

/** The orders before and after this one in the list from which it was opened; also by the keys K and J. */
function OrderNeighbors() {
  const text = useText();
  const navigate = useNavigate();
  const order = useRecordContext<OrderRecord>();
  const [listed] = useStore<readonly string[]>(listedOrdersKey, []);
  const place = order === undefined ? -1 : listed.indexOf(order.orderSn);
  const previous = place > 0 ? listed[place - 1] : undefined;
  const next = place === -1 ? undefined : listed[place + 1];
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      const isTyping =
        event.target instanceof HTMLElement && event.target.closest('input,textarea,select,[role=dialog]');
      if (isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
      const target = event.key === 'k' ? previous : event.key === 'j' ? next : undefined;
      if (target !== undefined) void navigate(`/orders/${target}/show`);
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [navigate, next, previous]);
  const open = (sn: string | undefined) => () => void navigate(`/orders/${sn ?? ''}/show`);
  return (
    <TopToolbar>
      <Button size="small" disabled={previous === undefined} onClick={open(previous)} aria-keyshortcuts="k">
        {text('order.previous')}
      </Button>
      <Button size="small" disabled={next === undefined} onClick={open(next)} aria-keyshortcuts="j">
        {text('order.next')}
      </Button>
    </TopToolbar>
  );
}

function OrderContent() {
  const order = useRecordContext<OrderRecord>();
  const text = useText();
  if (order === undefined) return null;
  return (
    <Stack spacing={2} sx={{ pb: 4 }}>
      <OrderHead order={order} />
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: '1fr', lg: '2fr 1fr' },
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
    </Stack>
  );
}

type Opened = 'ship' | 'refund' | 'cancel' | 'deliver' | null;

function OrderHead({ order }: { readonly order: OrderRecord }) {
  const text = useText();
  const { time, amount } = useFormat();
  const refresh = useRefresh();
  const action = useAction();
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
        {mayRefund && isPaid ? (
          <Button variant="outlined" onClick={() => setOpened('refund')}>
            {text('refund.title')}
          </Button>
        ) : null}
      </Stack>
      {opened === 'ship' ? <ShipDialog order={order} onClose={close} /> : null}
      {opened === 'refund' ? <RefundDialog order={order} onClose={close} /> : null}
      {opened === 'deliver' ? (
        <ConfirmDialog
          title={text('deliver.title')}
          question={text('deliver.question')}
          isBusy={action.isBusy}
          onClose={close}
          onConfirm={() => void act(orderCalls.deliverOrder)}
        />
      ) : null}
      {opened === 'cancel' ? (
        <ConfirmDialog
          title={text('cancel.title')}
          question={text('cancel.question')}
          isBusy={action.isBusy}
          onClose={close}
          onConfirm={() => void act(orderCalls.cancelOrder)}
        />
      ) : null}
      <ConflictDialog problem={action.conflict} order={order} entered={[]} onClose={action.closeConflict} />
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
