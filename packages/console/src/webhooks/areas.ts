import WebhookOutlined from '@mui/icons-material/WebhookOutlined';
import { webhookCalls } from '@pawlet/operator';
import { callSource } from '../api/callSource.ts';
import { type Area, page } from '../area.ts';

const load = () => import('./index.ts');
const shared = { scope: 'settings:read', group: 'settings', icon: WebhookOutlined } as const;

/** Webhooks, and the events that are sent to them. */
export const webhookAreas: readonly Area[] = [
  {
    ...shared,
    name: 'webhooks',
    page: page(load, 'WebhookList'),
    record: page(load, 'WebhookPage'),
    source: callSource(webhookCalls.listWebhooks, { read: webhookCalls.readWebhook, isPaged: false }),
  },
  {
    ...shared,
    name: 'deliveries',
    under: 'webhooks',
    page: page(load, 'DeliveryList'),
    record: page(load, 'DeliveryPage'),
    source: callSource(webhookCalls.listDeliveries, { read: webhookCalls.readDelivery }),
  },
];
