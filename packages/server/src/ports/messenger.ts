import type { Language } from '../i18n/language.ts';

/** A verification message to a person. */
export interface OutgoingMessage {
  /** Mobile number with its prefix, or e-mail address. */
  readonly recipient: string;
  readonly text: string;
  /** The verification code in the text, '' when it has none. */
  readonly code: string;
  readonly language: Language;
}

/** Whether a message left the shop; `not-configured` when the shop has no provider. */
export type Delivery = 'sent' | 'not-configured';

/** Sends text messages. */
export interface SmsSender {
  send(message: OutgoingMessage): Promise<Delivery>;
}

/** Sends e-mails. */
export interface MailSender {
  send(message: OutgoingMessage): Promise<Delivery>;
}
