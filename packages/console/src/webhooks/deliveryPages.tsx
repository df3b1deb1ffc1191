import { Box } from '@mui/material';
import { type OperatorDelivery, type OperatorOutputOf, webhookCalls } from '@pawlet/operator';
import { RecordActions } from '../forms/RecordActions.tsx';
import type { RecordKind } from '../forms/RecordKind.ts';
import { choice, fields, time as timeShape, whole, words } from '../forms/shapes.ts';
import { ConsoleList } from '../parts/ConsoleList.tsx';
import { Facts } from '../parts/Facts.tsx';
import { RecordLink } from '../parts/RecordLink.tsx';
import { RecordNeighbors } from '../parts/RecordNeighbors.tsx';
import { RecordPage } from '../parts/RecordPage.tsx';
import { Section } from '../parts/Section.tsx';
import { StateChip } from '../parts/StateChip.tsx';
import { useListFilters } from '../parts/useListFilters.tsx';
import { useFormat } from '../texts/useFormat.ts';
import { useText } from '../texts/useText.ts';

const deliveryKind: RecordKind = {
  name: 'delivery',
  scope: 'settings:write',
  shape: () =>
    fields({ state: choice([]), attempts: whole(0, 100), lastResult: words(100), delivered: timeShape }),
};

/** The events of the last 30 days, newest first. */
export function DeliveryList() {
  const text = useText();
  const { time, number } = useFormat();
  return (
    <ConsoleList<OperatorDelivery>
      filters={useListFilters(
        ['waiting', 'delivered', 'failed'],
        [
          ['webhook', text('webhook.number')],
          ['order', text('search.number')],
        ],
      )}
      empty={text('records.empty')}
      isAddressed
      opens
      columns={[
        {
          name: 'type',
          label: text('delivery.event'),
          render: ({ id, type }) => <RecordLink area="deliveries" id={id} label={type} />,
        },
        { name: 'order', label: text('field.order'), render: ({ orderSn }) => orderSn },
        { name: 'created', label: text('records.created'), render: ({ created }) => time(created) },
        { name: 'state', label: text('field.status'), render: ({ state }) => <StateChip state={state} /> },
        {
          name: 'attempts',
          label: text('delivery.attempts'),
          align: 'right',
          render: ({ attempts }) => number(attempts),
        },
        { name: 'result', label: text('delivery.result'), render: ({ lastResult }) => lastResult },
      ]}
    />
  );
}

/** An event with what is sent, which can be sent again. */
export function DeliveryPage() {
  const text = useText();
  const { time, number } = useFormat();
  return (
    <RecordPage<OperatorOutputOf<typeof webhookCalls.readDelivery>>
      title={(id) => text('title.deliveries', { number: id })}
      renderHead={(id) => <RecordNeighbors area="deliveries" id={id} />}
    >
      {(delivery) => (
        <>
          <Section title={delivery.type}>
            <RecordActions
              kind={deliveryKind}
              record={delivery}
              params={{ id: String(delivery.id) }}
              actions={[
                {
                  label: text('delivery.resend'),
                  question: text('delivery.resendQuestion'),
                  call: webhookCalls.resendDelivery,
                },
              ]}
            />
            <Facts
              rows={[
                ['state', text('field.status'), <StateChip key="state" state={delivery.state} />],
                [
                  'webhook',
                  text('webhook.number'),
                  <RecordLink key="webhook" area="webhooks" id={delivery.webhook} />,
                ],
                ['order', text('field.order'), delivery.orderSn],
                ['event', text('delivery.id'), delivery.eventId],
                ['attempts', text('delivery.attempts'), number(delivery.attempts)],
                ['result', text('delivery.result'), delivery.lastResult],
                ['created', text('records.created'), time(delivery.created)],
                ['due', text('delivery.due'), time(delivery.due)],
                ['delivered', text('delivery.delivered'), time(delivery.delivered)],
              ]}
            />
          </Section>
          <Section title={text('delivery.payload')}>
            {/* Long lines scroll by the keyboard too. */}
            <Box
              component="section"
              tabIndex={0}
              sx={{ overflowX: 'auto' }}
              aria-label={text('delivery.payload')}
            >
              <pre style={{ margin: 0 }}>{JSON.stringify(delivery.payload, null, 2)}</pre>
            </Box>
          </Section>
        </>
      )}
    </RecordPage>
  );
}
