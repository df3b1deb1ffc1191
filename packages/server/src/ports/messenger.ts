import type { Language } from '../i18n/language.ts';
import type { Logger } from './logger.ts';

/** An e-mail attachment. */
export interface Attachment {
  readonly name: string;
  /** Media type. */
  readonly type: string;
  readonly bytes: Uint8Array;
}

/** A message to a person. */
export interface OutgoingMessage {
  /** Mobile number with its prefix, or e-mail address. */
  readonly recipient: string;
  /** Subject of an e-mail. */
  readonly subject: string;
  readonly text: string;
  /** The same as HTML, for an e-mail. @default text only */
  readonly html?: string | undefined;
  /** The verification code in the text, '' when it has none. */
  readonly code: string;
  readonly language: Language;
  /** Attachments of an e-mail. @default none */
  readonly attachments?: readonly Attachment[] | undefined;
  /**
   * Names an e-mail among all of the shop: mail programs show one that was sent twice, because a node stopped before it
   * learned that it had been accepted, only once. @default a random one
   */
  readonly reference?: string | undefined;
  /** The URL for unsubscribing by POST without a log-in (RFC 8058). @default the e-mail has no such header */
  readonly unsubscribeUrl?: string | undefined;
}

/** Whether a message was sent: `not-configured` without a provider, `failed` when the provider refused it. */
export type Delivery = 'sent' | 'failed' | 'not-configured';

/** Sends messages of one kind: text messages or e-mails. */
export interface Sender {
  /** Whether a provider is configured. */
  readonly isConfigured: boolean;
  /** Logs to the given logger why a message was not sent. */
  send(message: OutgoingMessage, logger: Logger): Promise<Delivery>;
}
