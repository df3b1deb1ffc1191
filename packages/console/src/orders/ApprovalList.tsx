import { type OperatorOutputOf, refundCalls } from '@pawlet/operator';
import { RecordActions } from '../forms/RecordActions.tsx';
import { createList } from '../parts/ConsoleList.tsx';
import { detailsOf } from '../parts/detailsOf.tsx';
import { useDescription } from '../parts/useDescription.ts';
import { useText } from '../texts/useText.ts';

type Approval = OperatorOutputOf<typeof refundCalls.listApprovals>['items'][number];

const { money, part, reference, time, words } = detailsOf<Approval>();
const details = [
  reference('orderSn', 'orders', 'field.order'),
  money('amount', 'approvals.amount'),
  words('requestedBy', 'approvals.requestedBy'),
  time('created', 'field.created'),
];

/** Refunds above the limit: a second person approves or rejects them. */
export const ApprovalList = createList<Approval>({
  isPaged: false,
  empty: 'approvals.empty',
  columns: [...details, part('field.actions', (approval) => <Decision approval={approval} />)],
});

function Decision({ approval }: { readonly approval: Approval }) {
  const text = useText();
  const describe = useDescription(details);
  const done = () => text('approvals.done');
  return (
    <RecordActions
      scope="refunds:write"
      record={approval}
      params={{ id: String(approval.id) }}
      describe={describe}
      actions={[
        { label: text('approvals.approve'), call: refundCalls.approveRefund, isMain: true, done },
        { label: text('approvals.reject'), call: refundCalls.rejectRefund, done },
      ]}
    />
  );
}
