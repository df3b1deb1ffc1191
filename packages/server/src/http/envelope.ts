import type { Refusal } from './result.ts';
import { type MessageKey, message } from '../i18n/messages.ts';
import type { Language } from '../i18n/language.ts';

/** Every reply of the API, malformed requests included. */
export interface Envelope {
  readonly code: number;
  readonly msg: string;
  /** Epoch seconds. */
  readonly time: number;
  readonly data: unknown;
}

/** The envelope of a refusal, its message in the reader's language. */
export function refusalEnvelope(refusal: Refusal, language: Language, now: number): Envelope {
  const retryAfter = refusal.data['retry_after'];
  const values = typeof retryAfter === 'number' ? { retry_after: retryAfter } : {};
  const key: MessageKey = refusal.messageKey ?? `reason.${refusal.reason}`;
  return {
    code: 0,
    msg: message(key, language, values),
    time: now,
    data: { reason: refusal.reason, ...refusal.data },
  };
}

/** HTTP statuses that stand in the envelope as its code too. */
export type ErrorStatus = 401 | 403 | 404 | 405 | 413 | 415;

/** The envelope of a request that was not served. */
export function errorEnvelope(status: ErrorStatus, language: Language, now: number): Envelope {
  return { code: status, msg: message(`code.${status}`, language), time: now, data: null };
}
