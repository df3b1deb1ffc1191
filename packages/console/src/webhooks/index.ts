export { DeliveryList, DeliveryPage } from './deliveryPages.tsx';
export { WebhookList, WebhookPage } from './webhookPages.tsx';
