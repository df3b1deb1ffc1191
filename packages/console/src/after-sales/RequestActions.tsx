import { afterSalesCalls, type OperatorEndpoint, type OperatorRequest } from '@pawlet/operator';
import { type RecordAction, RecordActions } from '../forms/RecordActions.tsx';
import type { RecordKind } from '../forms/RecordKind.ts';
import { choice, fields, flag, named, words } from '../forms/shapes.ts';
import { useCarrierNames } from '../orders/useCarriers.ts';
import { useDescription } from '../parts/useDescription.ts';
import { useText } from '../texts/useText.ts';
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
  const carriers = useCarrierNames();
  const { replacements, quantity, stage } = record;
  const decisions = record.actions.filter((action) => action !== 'exchange');
  const toReplacement = (wanted: string) => {
    const found = replacements.find(({ sku }) => sku === wanted);
    const variant = [wanted, found?.attributes ?? ''].filter((one) => one !== '').join(' · ');
    return text('request.variantStock', { variant, stock: found?.stock ?? 0 });
  };
  /** Ships a replacement instead of a refund: which variant, and its parcel. */
  const exchange: RecordAction = {
    label: text('request.exchange'),
    question: text('request.exchangeQuestion'),
    call: afterSalesCalls.exchangeReturn,
    kind: {
      ...noteKind,
      shape: () =>
        fields({
          sku: named(
            'request.replacement',
            choice(
              replacements.map(({ sku }) => sku),
              toReplacement,
            ),
          ),
          carrier: named(
            'field.carrier',
            choice([...carriers.keys()], (code) => carriers.get(code) ?? code),
          ),
          number: named('field.tracking', words(60)),
          hasComeBack: named('request.hasComeBack', flag),
          note: named('refund.note', words(500)),
        }),
    },
    initial: {
      sku: replacements.find(({ stock }) => stock >= quantity)?.sku ?? '',
      carrier: [...carriers.keys()][0] ?? '',
      number: '',
      hasComeBack: stage === 'sent',
      note: '',
    },
    required: ['sku', 'carrier', 'number'],
    done: () => text('request.decided'),
  };
  return (
    <RecordActions
      scope="refunds:write"
      record={record}
      params={{ sn: record.refundSn }}
      describe={describe}
      size="medium"
      actions={[
        ...decisions.map((action): RecordAction => ({
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
        })),
        ...(record.actions.includes('exchange') ? [exchange] : []),
      ]}
    />
  );
}
