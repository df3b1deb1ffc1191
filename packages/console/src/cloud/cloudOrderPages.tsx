import { Alert, Button, Checkbox, FormControlLabel, Stack } from '@mui/material';
import {
  cloudCalls,
  cloudOrderStates,
  type OperatorCloudOrder,
  type OperatorOutputOf,
} from '@pawlet/operator';
import { useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import { ConflictDialog } from '../parts/ConflictDialog.tsx';
import { createList } from '../parts/ConsoleList.tsx';
import { Details } from '../parts/Details.tsx';
import { detailsOf, secondary } from '../parts/detailsOf.tsx';
import { Facts } from '../parts/Facts.tsx';
import { chooseState } from '../parts/filters.tsx';
import { FormDialog } from '../parts/FormDialog.tsx';
import { createRecordPage } from '../parts/RecordPage.tsx';
import { Section } from '../parts/Section.tsx';
import { useAction } from '../parts/useAction.ts';
import { useDescription } from '../parts/useDescription.ts';
import { useHasScope } from '../parts/useHasScope.ts';
import { useFormat } from '../texts/useFormat.ts';
import { useText } from '../texts/useText.ts';

type Preview = OperatorOutputOf<typeof cloudCalls.refundCloudOrder>;

type CloudOrder = OperatorCloudOrder & { readonly id: string };

const { link, money, number, other, state, time, words } = detailsOf<CloudOrder>();
const serial = other('camera.serial', ({ camera }) => camera.serial);

/** Purchases of cloud storage. */
export const CloudOrderList = createList<CloudOrder>({
  filters: [chooseState(cloudOrderStates)],
  columns: [
    link('id', 'search.number'),
    words('name', 'cloud.plan'),
    serial,
    state(),
    secondary(time('until', 'cloud.until')),
    money('amount', 'field.total'),
  ],
});

const details = [
  state(),
  serial,
  number('days', 'cloud.days'),
  other('voucher.period', ({ from, until }, format) => `${format.time(from)} – ${format.time(until)}`),
  money('amount', 'field.total'),
  money('refundedAmount', 'field.refunded'),
  time('created', 'field.created'),
  time('paid', 'field.paid'),
  time('until', 'cloud.until'),
];

/** A purchase of cloud storage, which can be refunded for its unused days or in full. */
export const CloudOrderPage = createRecordPage<CloudOrder>('title.cloud-orders', (order) => (
  <Section title={order.name}>
    <Refund order={order} />
    <Details record={order} details={details} />
  </Section>
));

/** Shows first what is refunded, and refunds exactly that. */
function Refund({ order }: { readonly order: CloudOrder }) {
  const text = useText();
  const notify = useNotify();
  const refresh = useRefresh();
  const format = useFormat();
  const action = useAction();
  const describe = useDescription(details);
  const mayRefund = useHasScope('refunds:write');
  const [isFull, setIsFull] = useState(false);
  const [preview, setPreview] = useState<Preview | null>(null);
  if (!mayRefund || (order.state !== 'running' && order.state !== 'upcoming')) return null;
  const send = async (isPreview: boolean, full: boolean) => {
    const done = await action.run(cloudCalls.refundCloudOrder, {
      params: { sn: order.orderSn },
      input: {
        isFull: full,
        isPreview,
        ...(isPreview || preview === null ? {} : { expectedAmount: preview.amount }),
      },
    });
    if (done === null || isPreview) {
      setPreview(done);
      return;
    }
    setPreview(null);
    notify(text(done.status === 'waits' ? 'refund.waits' : 'refund.done'), { type: 'success' });
    refresh();
  };
  return (
    <Stack direction="row" sx={{ justifyContent: 'flex-end' }}>
      <Button
        variant="outlined"
        color="error"
        disabled={action.isBusy}
        onClick={() => void send(true, isFull)}
      >
        {text('refund.title')}
      </Button>
      {preview === null ? null : (
        <FormDialog
          title={text('refund.title')}
          submit={text('cloud.refund', { amount: format.amount(preview.amount, preview.currency) })}
          isBusy={action.isBusy}
          isDanger
          onClose={() => setPreview(null)}
          onSubmit={() => void send(false, isFull)}
        >
          <FormControlLabel
            label={text('cloud.full')}
            control={
              <Checkbox
                checked={isFull}
                disabled={action.isBusy}
                onChange={(_, full) => {
                  setIsFull(full);
                  void send(true, full);
                }}
              />
            }
          />
          <Facts
            rows={[
              ['amount', text('field.refunded'), format.amount(preview.amount, preview.currency)],
              ['until', text('cloud.storageAfter'), format.time(preview.storageUntil)],
            ]}
          />
          {preview.needsApproval ? <Alert severity="info">{text('cloud.needsApproval')}</Alert> : null}
        </FormDialog>
      )}
      <ConflictDialog
        problem={action.conflict}
        before={order}
        describe={describe}
        onClose={action.closeConflict}
      />
    </Stack>
  );
}
