import { orderMailKinds } from '../../db/schema/order.ts';

/** Events with a text of their own: those of the outbox, and a corrected number of a parcel. */
export const mailEvents = [...orderMailKinds, 'corrected'] as const;

/** An event with a text of its own. */
export type MailEvent = (typeof mailEvents)[number];
