import { orderMailKinds } from '../../db/schema/order.ts';

/** Events about which an order e-mail is sent: those of its outbox, and a corrected number of a parcel. */
export const orderMailEvents = [...orderMailKinds, 'corrected'] as const;

/** Event about which an order e-mail is sent. */
export type OrderMailEvent = (typeof orderMailEvents)[number];

/** Events with an e-mail that an owner can preview and reword. */
export const mailEvents = [
  ...orderMailEvents,
  'invoice',
  'creditNote',
  'withdrawalReceived',
  'withdrawalAccepted',
  'withdrawalRejected',
  'withdrawalNew',
] as const;

/** Event with an e-mail that an owner can preview and reword. */
export type MailEvent = (typeof mailEvents)[number];

/** E-mails to the shop itself. */
const shopMails: readonly MailEvent[] = ['sold', 'withdrawalNew'];

/**
 * E-mails that a shop must not omit: the receipt of a withdrawal is confirmed on a durable medium (directive
 * 2011/83/EU, article 11a), and an invoice that the shopper requested, or its correction, has to be delivered.
 */
const requiredMails: readonly MailEvent[] = ['invoice', 'creditNote', 'withdrawalReceived'];

/** Whether an e-mail is for the shop itself. */
export function isForShop(event: MailEvent): boolean {
  return shopMails.includes(event);
}

/** Whether an e-mail is always sent. */
export function isRequired(event: MailEvent): boolean {
  return requiredMails.includes(event);
}

/** E-mails that a shop may turn off. */
export const optionalMails: readonly MailEvent[] = mailEvents.filter((event) => !isRequired(event));

/** Whether an e-mail is about an order. */
export function isOrderMail(event: MailEvent): event is OrderMailEvent {
  return orderMailEvents.some((one) => one === event);
}
