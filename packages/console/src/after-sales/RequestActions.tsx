import { afterSalesCalls, type OperatorEndpoint, type OperatorRequest } from '@pawlet/operator';
import { RecordActions } from '../forms/RecordActions.tsx';
import type { RecordKind } from '../forms/RecordKind.ts';
import { fields, words } from '../forms/shapes.ts';
import { useDescription } from '../parts/useDescription.ts';
import { useText } from '../texts/useText.ts';
import { ExchangeButton } from './ExchangeButton.tsx';
import { requestDetails } from './requestDetails.ts';

const noteKind: RecordKind = {
  name: 'request',
  scope: 'refunds:write',
  shape: () => fields({ note: words(500) }),
};

type Decision = Exclude<OperatorRequest['actions'][number], 'exchange'>;

const calls: Readonly<Record<Decision, OperatorEndpoint>> = {
  approve: afterSalesCalls.approveRequest,
  ask: afterSalesCalls.askForPictures,
  reject: afterSalesCalls.rejectRequest,
  receive: afterSalesCalls.receiveReturn,
};

/** What can be decided about a request, each after a question. */
export function RequestActions({ request: record }: { readonly request: OperatorRequest }) {
  const text = useText();
  const describe = useDescription(requestDetails);
  const decisions = record.actions.filter((action) => action !== 'exchange');
  return (
    <>
      <RecordActions
        scope="refunds:write"
        record={record}
        params={{ sn: record.refundSn }}
        describe={describe}
        size="medium"
        actions={decisions.map((action) => ({
          label: text(`request.${action}`),
          question: text(
            action === 'approve' && record.kind === 'return'
              ? 'request.approveReturnQuestion'
              : `request.${action}Question`,
          ),
          call: calls[action],
          isMain: action === 'approve' || action === 'receive',
          isDanger: action === 'reject',
          ...(action === 'approve' ? {} : { kind: noteKind, initial: { note: '' } }),
          ...(action === 'reject' || action === 'ask' ? { required: ['note'] } : {}),
          done: () => text('request.decided'),
        }))}
      />
      {record.actions.includes('exchange') ? <ExchangeButton request={record} /> : null}
    </>
  );
}
