import type { FieldProblem, RefusalReason } from '../../contract/reasons.ts';

/** A refusal without a specific result; its message has already been shown as a toast. */
export interface Refused {
  readonly status: 'refused';
  readonly reason: RefusalReason | 'UNKNOWN';
  /** The server's message, in the language of the request. */
  readonly message: string;
  /** Problems by wire field name; empty unless the reason is VALIDATION. */
  readonly fields: Readonly<Record<string, FieldProblem>>;
}

/** Success without data. */
export interface Done {
  readonly status: 'ok';
}

/** The row does not exist or belongs to someone else. */
export interface NotFound {
  readonly status: 'not-found';
}

/** The state does not allow it. */
export interface WrongState {
  readonly status: 'wrong-state';
  readonly message: string;
}

/** The native app is too old or unknown for this call. */
export interface UpgradeRequired {
  readonly status: 'upgrade-required';
  /** Required version, '' if the server did not send it. */
  readonly minimum: string;
}

/** One page of a list. */
export interface Page<T> {
  readonly items: readonly T[];
  /** Total number of items. */
  readonly total: number;
  /** 1-based. */
  readonly page: number;
  readonly pageSize: number;
  readonly hasMore: boolean;
}
