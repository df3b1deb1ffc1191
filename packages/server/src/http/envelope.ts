import type { Refusal } from './result.ts';
import { translate } from '../i18n/translate.ts';
import type { Language } from '../i18n/language.ts';

/** Every response of the API, malformed requests included. */
export interface Envelope {
  readonly code: number;
  readonly msg: string;
  /** Epoch seconds. */
  readonly time: number;
  readonly data: unknown;
}

/** The envelope of a refusal, with its message in the reader's language. */
export function refusalEnvelope(refusal: Refusal, language: Language, now: number): Envelope {
  return {
    code: 0,
    msg: toText(refusal, language),
    time: now,
    data: refusal.bareData ?? { reason: refusal.reason, ...refusal.data },
  };
}

function toText({ reason, messageKey, data }: Refusal, language: Language): string {
  if (messageKey !== undefined) return translate(language, messageKey);
  if (reason !== 'RATE_LIMITED') return translate(language, `reason.${reason}`);
  const { retry_after: seconds } = data;
  return translate(language, `reason.${reason}`, { count: typeof seconds === 'number' ? seconds : 0 });
}

/** HTTP statuses that are also the envelope's code. */
export type ErrorStatus = 401 | 403 | 404 | 405 | 413 | 415;

/** The envelope of a request that was not processed. */
export function errorEnvelope(status: ErrorStatus, language: Language, now: number): Envelope {
  return { code: status, msg: translate(language, `code.${status}`), time: now, data: null };
}
