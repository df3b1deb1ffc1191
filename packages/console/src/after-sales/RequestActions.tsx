import { afterSalesCalls, type OperatorEndpoint, type OperatorRequest } from '@pawlet/operator';
import { RecordActions } from '../forms/RecordActions.tsx';
import type { RecordKind } from '../forms/RecordKind.ts';
import { fields, words } from '../forms/shapes.ts';
import { detailsOf } from '../parts/detailsOf.tsx';
import { useDescription } from '../parts/useDescription.ts';
import { useText } from '../texts/useText.ts';

const request = detailsOf<OperatorRequest>();
/** The rest follows from these. */
const details = [
  request.other('field.status', ({ stage }, { text }) => text(`stage.${stage}`), { name: 'stage' }),
  request.money('amount', 'approvals.amount'),
  request.words('note', 'choice.note'),
];

const noteKind: RecordKind = {
  name: 'request',
  scope: 'refunds:write',
  shape: () => fields({ note: words(500) }),
};

const calls: Readonly<Record<OperatorRequest['actions'][number], OperatorEndpoint>> = {
  approve: afterSalesCalls.approveRequest,
  reject: afterSalesCalls.rejectRequest,
  receive: afterSalesCalls.receiveReturn,
};

/** Approves, rejects or receives a request, each after a question. */
export function RequestActions({ request: record }: { readonly request: OperatorRequest }) {
  const text = useText();
  const describe = useDescription(details);
  return (
    <RecordActions
      scope="refunds:write"
      record={record}
      params={{ sn: record.refundSn }}
      describe={describe}
      size="medium"
      actions={record.actions.map((action) => ({
        label: text(`request.${action}`),
        question: text(
          action === 'approve' && record.kind === 'return'
            ? 'request.approveReturnQuestion'
            : `request.${action}Question`,
        ),
        call: calls[action],
        isMain: action !== 'reject',
        isDanger: action === 'reject',
        ...(action === 'approve' ? {} : { kind: noteKind, initial: { note: '' } }),
        ...(action === 'reject' ? { required: ['note'] } : {}),
        done: () => text('request.decided'),
      }))}
    />
  );
}
