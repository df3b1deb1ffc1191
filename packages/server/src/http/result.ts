import type { FieldProblem, RefusalReason } from '@pawlet/core/contract';
import type { Database } from '../db/database.ts';
import type { PlainMessageKey } from '../i18n/translate.ts';

/** A successful call: code 1. */
export interface Ok<TData> {
  readonly code: 1;
  readonly data: TData;
  /** Also sent in the response header `__token__`. */
  readonly formToken?: string | undefined;
}

/** A business refusal: code 0. */
export interface Refusal {
  readonly code: 0;
  readonly reason: RefusalReason;
  readonly data: Readonly<Record<string, unknown>>;
  readonly messageKey: PlainMessageKey | undefined;
  readonly keepWrites: boolean;
  /** Replaces the whole `data`, reason and fields included. */
  readonly bareData?: string | undefined;
}

/** A call that this caller must not make. */
export interface Denial {
  readonly code: 401 | 403;
}

/** The result of a handler. */
export type Result<TData> = Ok<TData> | Refusal | Denial;

/** A call that continues after its committed transaction, for example to request an external service. */
export interface AfterCommit<TData> {
  readonly code: 'after-commit';
  /** Gets the plain database; nothing that it writes is rolled back automatically. */
  readonly work: (db: Database) => Promise<Result<TData>>;
}

/** The result of a handler, or the work left to do after the transaction. */
export type Outcome<TData> = Result<TData> | AfterCommit<TData>;

export interface RefuseOptions {
  /** Fields beside `reason`, as specified for the reason in the wire API. */
  readonly data?: Readonly<Record<string, unknown>> | undefined;
  /** A message instead of the reason's own. */
  readonly messageKey?: PlainMessageKey | undefined;
  /** Commits the writes of the call, for counters of failed attempts. @default false */
  readonly keepWrites?: boolean | undefined;
  /** The whole `data`, where a base client expects plain text. */
  readonly bareData?: string | undefined;
}

/** Responds with code 1. */
export function ok(): Ok<null>;
export function ok<TData>(data: TData): Ok<TData>;
export function ok<TData>(data?: TData): Ok<TData | null> {
  return { code: 1, data: data ?? null };
}

/** Responds with code 1 and a new form token in the data and in the header. */
export function okWithFormToken<TData extends object>(
  data: TData,
  formToken: string,
): Ok<TData & { readonly __token__: string }> {
  return { code: 1, data: { ...data, __token__: formToken }, formToken };
}

/**
 * Commits the writes of the call and continues without its transaction: a slow provider must not hold a
 * database connection. Not for calls with an idempotency key, whose reply is stored with their writes.
 */
export function afterCommit<TData>(work: AfterCommit<TData>['work']): AfterCommit<TData> {
  return { code: 'after-commit', work };
}

/** Responds with 401 (log in first) or 403 (not permitted). */
export function deny(code: 401 | 403): Denial {
  return { code };
}

/** Responds with code 0; the writes of the call are rolled back unless `keepWrites`. */
export function refuse(reason: RefusalReason, options: RefuseOptions = {}): Refusal {
  return {
    code: 0,
    reason,
    data: options.data ?? {},
    messageKey: options.messageKey,
    keepWrites: options.keepWrites ?? false,
    bareData: options.bareData,
  };
}

/** Refuses with VALIDATION and a message for each invalid field. */
export function invalid(
  fields: Readonly<Record<string, FieldProblem>>,
  messageKey?: PlainMessageKey,
): Refusal {
  return refuse('VALIDATION', { data: { fields }, messageKey });
}
