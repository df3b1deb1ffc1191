import { type OperatorRefund, refundCalls } from '@pawlet/operator';
import { RecordActions } from '../forms/RecordActions.tsx';
import { createList } from '../parts/ConsoleList.tsx';
import { detailsOf, secondary } from '../parts/detailsOf.tsx';
import { choose } from '../parts/filters.tsx';
import { RecordLink } from '../parts/RecordLink.tsx';
import { useDescription } from '../parts/useDescription.ts';
import { useText } from '../texts/useText.ts';

type Refund = OperatorRefund & { readonly id: string };

/** Where the request, the order or the purchase of cloud storage is that a refund is for. */
function toArea({ cause, target }: Refund): string {
  if (cause === 'aftersale') return 'after-sales';
  return target.startsWith('C') ? 'cloud-orders' : 'orders';
}

const { money, other, part, state, time, words } = detailsOf<Refund>();
const details = [
  words('refundNo', 'refunds.number'),
  state(({ state: one }, { text }) => text(`refunds.${one}`)),
  money('amount', 'approvals.amount'),
];

/** Refunds on their way to the payment providers, newest first. */
export const RefundList = createList<Refund>({
  filters: [
    choose('state', 'field.status', ['all'], (_, { text }) => text('refunds.withDone'), 'refunds.underWay'),
  ],
  empty: 'refunds.empty',
  columns: [
    ...details,
    other('refunds.cause', ({ cause }, { word }) => word(`refundCause.${cause}`, cause)),
    part('refunds.target', (refund) =>
      refund.target === '' ? null : <RecordLink area={toArea(refund)} id={refund.target} />,
    ),
    secondary(other('refunds.method', ({ paytype }, { word }) => word(`method.${paytype}`, paytype))),
    other('delivery.result', ({ lastResult }, { word }) => word(`refundResult.${lastResult}`, lastResult)),
    secondary(time('due', 'delivery.due')),
    part('field.actions', (refund) => <Retry refund={refund} />, { scope: 'refunds:write' }),
  ],
});

function Retry({ refund }: { readonly refund: Refund }) {
  const text = useText();
  const describe = useDescription(details);
  const { refundNo, state: current } = refund;
  return (
    <RecordActions
      scope="refunds:write"
      record={refund}
      name={refundNo}
      params={{ no: refundNo }}
      describe={describe}
      actions={current === 'done' ? [] : [{ label: text('refunds.retry'), call: refundCalls.retryRefund }]}
    />
  );
}
