import type { Language } from '../../i18n/language.ts';
import { type PlainMessageKey, translate } from '../../i18n/translate.ts';

/** Why an event did not arrive, as a person can act on it. */
type Failure = Extract<PlainMessageKey, `operator.delivery.${string}`>;

const failuresByStatus: Readonly<Record<number, Failure>> = {
  401: 'operator.delivery.access',
  403: 'operator.delivery.access',
  404: 'operator.delivery.gone',
  410: 'operator.delivery.gone',
  429: 'operator.delivery.busy',
};

/** The result where the key of an endpoint cannot be decrypted. */
export const unreadableSecret = 'UnreadableSecret';

const failuresByCode: readonly (readonly [code: RegExp, failure: Failure])[] = [
  [new RegExp(`^${unreadableSecret}$`, 'u'), 'operator.delivery.secret'],
  [/^(?:ENOTFOUND|EAI_\w+)$/u, 'operator.delivery.name'],
  [/TIMEOUT|^TimeoutError$|^ETIMEDOUT$/u, 'operator.delivery.timeout'],
  [
    /^CERT_|SIGNED_CERT|UNABLE_TO_|^ERR_TLS_|^ERR_SSL_|^HOSTNAME_MISMATCH$|^EPROTO$/u,
    'operator.delivery.tls',
  ],
];

/**
 * What stopped a message: the code of the innermost error, such as `ECONNREFUSED`, or what that error says, such as
 * `bad port`.
 */
export function readCause(error: unknown): string {
  let cause = error;
  while (cause instanceof Error && cause.cause instanceof Error) ({ cause } = cause);
  if (!(cause instanceof Error)) return 'Error';
  if ('code' in cause && typeof cause.code === 'string') return cause.code;
  // Errors of the platform, such as `TimeoutError`, have a name of their own.
  return cause === error || cause.message === '' ? cause.name : cause.message;
}

/** Whether a receiver has taken a message. */
export function isTaken(status: number): boolean {
  return status >= 200 && status < 300;
}

/** The result of an attempt in words: why it failed; '' if it did not, or if there was none. */
export function describeResult(result: string, language: Language): string {
  if (result === '') return '';
  const failure = /^\d+$/u.test(result) ? findByStatus(Number(result)) : findByCode(result);
  return failure === null ? '' : translate(language, failure);
}

function findByStatus(status: number): Failure | null {
  if (isTaken(status)) return null;
  if (status >= 300 && status < 400) return 'operator.delivery.redirect';
  return (
    failuresByStatus[status] ?? (status < 500 ? 'operator.delivery.refused' : 'operator.delivery.failing')
  );
}

function findByCode(code: string): Failure {
  const found = failuresByCode.find(([pattern]) => pattern.test(code));
  return found === undefined ? 'operator.delivery.connection' : found[1];
}
