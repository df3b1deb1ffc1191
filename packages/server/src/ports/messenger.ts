import type { Language } from '../i18n/language.ts';
import type { Logger } from './logger.ts';

/** A file that goes with an e-mail. */
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
  /** The verification code in the text, '' when it has none. */
  readonly code: string;
  readonly language: Language;
  /** Files of an e-mail. @default none */
  readonly attachments?: readonly Attachment[] | undefined;
  /** Where a POST ends e-mails of this kind without a log-in (RFC 8058). @default the e-mail has no such header */
  readonly unsubscribeUrl?: string | undefined;
}

/** Whether a message left the shop: `not-configured` without a provider, `failed` when the provider did not take it. */
export type Delivery = 'sent' | 'failed' | 'not-configured';

/** Sends messages of one kind: text messages or e-mails. */
export interface Sender {
  /** Whether the shop has a provider for them. */
  readonly isConfigured: boolean;
  /** Says in the given log why a message did not leave. */
  send(message: OutgoingMessage, logger: Logger): Promise<Delivery>;
}
