import { Typography } from '@mui/material';
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

const { money, part, state, words } = detailsOf<Refund>();
const number = words('refundNo', 'refunds.number');
const standing = state(({ state: one }, { text }) => text(`refunds.${one}`));
const amount = money('amount', 'approvals.amount');
const details = [number, standing, amount];

/** Refunds on their way to the payment providers, newest first. */
export const RefundList = createList<Refund>({
  filters: [
    choose('state', 'field.status', ['all'], (_, { text }) => text('refunds.withDone'), 'refunds.underWay'),
  ],
  empty: 'refunds.empty',
  columns: [
    number,
    part('field.status', (refund, words) => (
      <>
        {standing.render?.(refund, words)}
        {refund.state === 'done' ? null : (
          <Typography variant="body2" color="textSecondary">
            {words.word(`refundResult.${refund.lastResult}`, refund.lastResult)}
          </Typography>
        )}
      </>
    )),
    amount,
    part('refunds.cause', (refund, { word }) => (
      <>
        {word(`refundCause.${refund.cause}`, refund.cause)}
        <br />
        {refund.target === '' ? null : <RecordLink area={toArea(refund)} id={refund.target} />}
      </>
    )),
    secondary(part('refunds.method', ({ paytype }, { word }) => word(`method.${paytype}`, paytype))),
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
