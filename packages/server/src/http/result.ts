import type { FieldProblem, RefusalReason } from '@pawlet/core/contract';
import type { Database } from '../db/database.ts';
import type { PlainMessageKey } from '../i18n/translate.ts';

/** A call that was done: code 1. */
export interface Ok<TData> {
  readonly code: 1;
  readonly data: TData;
  /** Also sent in the reply header `__token__`. */
  readonly formToken?: string | undefined;
}

/** A business refusal: code 0. */
export interface Refusal {
  readonly code: 0;
  readonly reason: RefusalReason;
  readonly data: Readonly<Record<string, unknown>>;
  readonly messageKey: PlainMessageKey | undefined;
  readonly keepWrites: boolean;
  /** Stands as the whole `data` instead of reason and fields. */
  readonly bareData?: string | undefined;
}

/** A call that this caller may not make. */
export interface Denial {
  readonly code: 401 | 403;
}

/** What a handler answers. */
export type Result<TData> = Ok<TData> | Refusal | Denial;

/** A call that goes on after its transaction, which keeps what was written, to ask somebody outside. */
export interface Later<TData> {
  readonly code: 'later';
  /** Gets the plain database; what it writes is its own to undo. */
  readonly work: (db: Database) => Promise<Result<TData>>;
}

/** What a handler answers at once, or what is left to do without a transaction. */
export type Outcome<TData> = Result<TData> | Later<TData>;

export interface RefuseOptions {
  /** Fields beside `reason`, as the reason's row in the wire API says. */
  readonly data?: Readonly<Record<string, unknown>> | undefined;
  /** Message instead of the reason's own. */
  readonly messageKey?: PlainMessageKey | undefined;
  /** Keeps what the call has written, for counters of failed attempts. @default false */
  readonly keepWrites?: boolean | undefined;
  /** The whole `data`, where a base client expects a bare text. */
  readonly bareData?: string | undefined;
}

/** Answers code 1. */
export function ok(): Ok<null>;
export function ok<TData>(data: TData): Ok<TData>;
export function ok<TData>(data?: TData): Ok<TData | null> {
  return { code: 1, data: data ?? null };
}

/** Answers code 1 with a fresh form token in the data and in the header. */
export function okWithFormToken<TData extends object>(
  data: TData,
  formToken: string,
): Ok<TData & { readonly __token__: string }> {
  return { code: 1, data: { ...data, __token__: formToken }, formToken };
}

/**
 * Commits what the call wrote and goes on without its transaction: nobody waits for the database while a
 * provider takes its time. Not for calls with an idempotency key, whose reply is stored with their writes.
 */
export function later<TData>(work: Later<TData>['work']): Later<TData> {
  return { code: 'later', work };
}

/** Answers 401 (log in first) or 403 (not yours to do). */
export function deny(code: 401 | 403): Denial {
  return { code };
}

/** Answers code 0; the writes of the call are undone unless `keepWrites`. */
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

/** Refuses with VALIDATION, naming what is wrong with each field. */
export function invalid(
  fields: Readonly<Record<string, FieldProblem>>,
  messageKey?: PlainMessageKey,
): Refusal {
  return refuse('VALIDATION', { data: { fields }, messageKey });
}
