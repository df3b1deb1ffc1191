import { Alert, Button, Stack } from '@mui/material';
import { type OperatorOutputOf, refundCalls } from '@pawlet/operator';
import { useNotify, useRefresh } from 'react-admin';
import { ConsoleList } from '../parts/ConsoleList.tsx';
import { RecordLink } from '../parts/RecordLink.tsx';
import { useAction } from '../parts/useAction.ts';
import { useFormat } from '../texts/useFormat.ts';
import { useText } from '../texts/useText.ts';

type Approval = OperatorOutputOf<typeof refundCalls.listApprovals>['items'][number];

/** Refunds above the limit: a second person approves or rejects them. */
export function ApprovalList() {
  const text = useText();
  const { time, amount } = useFormat();
  return (
    <ConsoleList<Approval>
      isPaged={false}
      empty={text('approvals.empty')}
      columns={[
        {
          name: 'order',
          label: text('field.order'),
          render: ({ orderSn }) => <RecordLink area="orders" id={orderSn} />,
        },
        {
          name: 'amount',
          label: text('approvals.amount'),
          align: 'right',
          render: (approval) => amount(approval.amount, approval.currency),
        },
        { name: 'by', label: text('approvals.requestedBy'), render: ({ requestedBy }) => requestedBy },
        { name: 'created', label: text('field.created'), render: ({ created }) => time(created) },
        {
          name: 'actions',
          label: text('field.actions'),
          render: (approval) => <Decision approval={approval} />,
        },
      ]}
    />
  );
}

function Decision({ approval }: { readonly approval: Approval }) {
  const text = useText();
  const notify = useNotify();
  const refresh = useRefresh();
  const action = useAction();
  const decide = async (endpoint: typeof refundCalls.approveRefund | typeof refundCalls.rejectRefund) => {
    const done = await action.run(endpoint, { params: { id: String(approval.id) } });
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
