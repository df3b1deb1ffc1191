import { Alert, Button, Stack } from '@mui/material';
import { type OperatorOutputOf, refundCalls } from '@pawlet/operator';
import { DataTable, List, useNotify, useRecordContext, useRefresh } from 'react-admin';
import { Link } from 'react-router';
import { EmptyState } from '../parts/EmptyState.tsx';
import { useAction } from '../parts/useAction.ts';
import { useFormat } from '../texts/format.ts';
import { useText } from '../texts/useText.ts';

type Approval = OperatorOutputOf<typeof refundCalls.listApprovals>['items'][number];

/** Refunds above the limit: a second person approves or rejects them. */
export function ApprovalList() {
  const text = useText();
  return (
    <List
      exporter={false}
      pagination={false}
      empty={false}
      sort={{ field: 'id', order: 'ASC' }}
      actions={false}
    >
      <DataTable bulkActionButtons={false} empty={<EmptyState text={text('approvals.empty')} />}>
        <DataTable.Col source="orderSn" label={text('field.order')} disableSort>
          <OrderLink />
        </DataTable.Col>
        <DataTable.Col source="amount" label={text('approvals.amount')} align="right" disableSort>
          <Amount />
        </DataTable.Col>
        <DataTable.Col source="requestedBy" label={text('approvals.requestedBy')} disableSort />
        <DataTable.Col source="created" label={text('field.created')} disableSort>
          <Created />
        </DataTable.Col>
        <DataTable.Col source="id" label={text('field.actions')} disableSort>
          <Decision />
        </DataTable.Col>
      </DataTable>
    </List>
  );
}

function OrderLink() {
  const record = useRecordContext<Approval>();
  return record === undefined ? null : (
    <Link to={`/orders/${record.orderSn}/show`} style={{ color: 'inherit' }}>
      {record.orderSn}
    </Link>
  );
}

function Amount() {
  const record = useRecordContext<Approval>();
  const { amount } = useFormat();
  return record === undefined ? null : amount(record.amount, record.currency);
}

function Created() {
  const record = useRecordContext<Approval>();
  const { time } = useFormat();
  return time(record?.created ?? null);
}

function Decision() {
  const text = useText();
  const record = useRecordContext<Approval>();
  const notify = useNotify();
  const refresh = useRefresh();
  const action = useAction();
  if (record === undefined) return null;
  const decide = async (endpoint: typeof refundCalls.approveRefund | typeof refundCalls.rejectRefund) => {
    const done = await action.run(endpoint, { params: { id: String(record.id) } });
    if (done !== null) notify(text('approvals.done'), { type: 'success' });
    refresh();
  };
  if (action.conflict !== null) return <Alert severity="warning">{action.conflict.detail}</Alert>;
  return (
    <Stack direction="row" spacing={1}>
      <Button
        size="small"
        variant="contained"
        disabled={action.isBusy}
        onClick={() => void decide(refundCalls.approveRefund)}
      >
        {text('approvals.approve')}
      </Button>
      <Button size="small" disabled={action.isBusy} onClick={() => void decide(refundCalls.rejectRefund)}>
        {text('approvals.reject')}
      </Button>
    </Stack>
  );
}
