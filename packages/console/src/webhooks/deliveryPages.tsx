import { Box } from '@mui/material';
import { type OperatorDelivery, type OperatorOutputOf, webhookCalls } from '@pawlet/operator';
import { Overview } from '../forms/Overview.tsx';
import { createList } from '../parts/ConsoleList.tsx';
import { detailsOf } from '../parts/detailsOf.tsx';
import { chooseState, search } from '../parts/filters.tsx';
import { createRecordPage } from '../parts/RecordPage.tsx';
import { Section } from '../parts/Section.tsx';

const { link, number, other, reference, state, time, words } = detailsOf<OperatorDelivery>();
/** In words, with the code that those who look for the cause need. */
const result = other('delivery.result', ({ lastReason, lastResult }, { text }) =>
  lastReason === '' ? lastResult : text('delivery.failure', { reason: lastReason, code: lastResult }),
);

/** The events of the last 30 days, newest first. */
export const DeliveryList = createList<OperatorDelivery>({
  filters: [
    search('webhook', 'webhook.number'),
    search('order', 'search.number'),
    chooseState(['waiting', 'delivered', 'failed']),
  ],
  isAddressed: true,
  columns: [
    link('type', 'delivery.event'),
    words('orderSn', 'field.order'),
    time('created', 'records.created'),
    state(),
    number('attempts', 'delivery.attempts'),
    result,
  ],
});

const details = [
  state(),
  reference('webhook', 'webhooks', 'webhook.number'),
  words('orderSn', 'field.order'),
  words('eventId', 'delivery.id'),
  number('attempts', 'delivery.attempts'),
  result,
  time('created', 'records.created'),
  time('due', 'delivery.due'),
  time('delivered', 'delivery.delivered'),
];

/** An event with what is sent, which can be sent again. */
export const DeliveryPage = createRecordPage<OperatorOutputOf<typeof webhookCalls.readDelivery>>(
  'title.deliveries',
  (delivery, { text }) => (
    <>
      <Overview
        title={delivery.type}
        record={delivery}
        details={details}
        scope="settings:write"
        params={{ id: String(delivery.id) }}
        actions={[
          {
            label: text('delivery.resend'),
            question: text('delivery.resendQuestion'),
            call: webhookCalls.resendDelivery,
          },
        ]}
      />
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
  ),
);
