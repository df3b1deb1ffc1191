import { Alert, Button, Checkbox, FormControlLabel, Stack } from '@mui/material';
import {
  cloudCalls,
  cloudOrderStates,
  type OperatorCloudOrder,
  type OperatorOutputOf,
} from '@pawlet/operator';
import { useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import type { RecordKind } from '../forms/RecordKind.ts';
import { choice, fields, time as timeShape, words } from '../forms/shapes.ts';
import { useDescription } from '../forms/useDescription.ts';
import { ConflictDialog } from '../parts/ConflictDialog.tsx';
import { ConsoleList } from '../parts/ConsoleList.tsx';
import { Facts } from '../parts/Facts.tsx';
import { FormDialog } from '../parts/FormDialog.tsx';
import { RecordLink } from '../parts/RecordLink.tsx';
import { RecordNeighbors } from '../parts/RecordNeighbors.tsx';
import { RecordPage } from '../parts/RecordPage.tsx';
import { Section } from '../parts/Section.tsx';
import { StateChip } from '../parts/StateChip.tsx';
import { useAction } from '../parts/useAction.ts';
import { useHasScope } from '../parts/useHasScope.ts';
import { useListFilters } from '../parts/useListFilters.tsx';
import { useFormat } from '../texts/useFormat.ts';
import { useText } from '../texts/useText.ts';

type Preview = OperatorOutputOf<typeof cloudCalls.refundCloudOrder>;

const cloudOrderKind: RecordKind = {
  name: 'cloudOrder',
  scope: 'refunds:write',
  shape: () =>
    fields({ state: choice([]), refundedAmount: words(20), refunded: timeShape, until: timeShape }),
};

/** Purchases of cloud storage. */
export function CloudOrderList() {
  const text = useText();
  const { amount, time } = useFormat();
  return (
    <ConsoleList<OperatorCloudOrder & { readonly id: string }>
      filters={useListFilters(cloudOrderStates)}
      empty={text('records.empty')}
      opens
      columns={[
        {
          name: 'number',
          label: text('search.number'),
          render: ({ id }) => <RecordLink area="cloud-orders" id={id} />,
        },
        { name: 'name', label: text('cloud.plan'), render: ({ name }) => name },
        { name: 'camera', label: text('camera.serial'), render: ({ camera }) => camera.serial },
        { name: 'state', label: text('field.status'), render: ({ state }) => <StateChip state={state} /> },
        { name: 'until', label: text('cloud.until'), isSecondary: true, render: ({ until }) => time(until) },
        {
          name: 'amount',
          label: text('field.total'),
          align: 'right',
          render: (order) => amount(order.amount, order.currency),
        },
      ]}
    />
  );
}

/** A purchase of cloud storage, which can be refunded for its unused days or in full. */
export function CloudOrderPage() {
  const text = useText();
  const { amount, time, number } = useFormat();
  return (
    <RecordPage<OperatorCloudOrder & { readonly id: string }>
      title={(sn) => text('title.cloud-orders', { number: sn })}
      renderHead={(id) => <RecordNeighbors area="cloud-orders" id={id} />}
    >
      {(order) => (
        <Section title={order.name}>
          <Refund order={order} />
          <Facts
            rows={[
              ['state', text('field.status'), <StateChip key="state" state={order.state} />],
              ['camera', text('camera.serial'), order.camera.serial],
              ['days', text('cloud.days'), number(order.days)],
              ['period', text('voucher.period'), `${time(order.from)} – ${time(order.until)}`],
              ['amount', text('field.total'), amount(order.amount, order.currency)],
              ['refunded', text('field.refunded'), amount(order.refundedAmount, order.currency)],
              ['created', text('field.created'), time(order.created)],
              ['paid', text('field.paid'), time(order.paid)],
            ]}
          />
        </Section>
      )}
    </RecordPage>
  );
}

/** Shows first what is refunded, and refunds exactly that. */
function Refund({ order }: { readonly order: OperatorCloudOrder }) {
  const text = useText();
  const notify = useNotify();
  const refresh = useRefresh();
  const { amount, time } = useFormat();
  const action = useAction();
  const describe = useDescription(cloudOrderKind);
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
          submit={text('cloud.refund', { amount: amount(preview.amount, preview.currency) })}
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
              ['amount', text('field.refunded'), amount(preview.amount, preview.currency)],
              ['until', text('cloud.storageAfter'), time(preview.storageUntil)],
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
