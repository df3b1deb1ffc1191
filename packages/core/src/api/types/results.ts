import type { FieldProblem, RefusalReason } from '../../contract/reasons.ts';

/** A refusal that the caller has no special answer to; its message has been shown as a toast already. */
export interface Refused {
  readonly status: 'refused';
  readonly reason: RefusalReason | 'UNKNOWN';
  /** The server's words for people, in the language of the request. */
  readonly message: string;
  /** What is wrong with which field, by wire name; empty unless the reason is VALIDATION. */
  readonly fields: Readonly<Record<string, FieldProblem>>;
}

/** Done, with nothing to say. */
export interface Done {
  readonly status: 'ok';
}

/** The row is missing or somebody else's. */
export interface NotFound {
  readonly status: 'not-found';
}

/** The order is in a state that does not allow it. */
export interface WrongState {
  readonly status: 'wrong-state';
  readonly message: string;
}

/** The native app is too old or unknown for this call. */
export interface UpgradeRequired {
  readonly status: 'upgrade-required';
  /** Version that would do, '' if the server did not say. */
  readonly minimum: string;
}

/** One page of a list. */
export interface Page<T> {
  readonly items: readonly T[];
  /** How many there are in all. */
  readonly total: number;
  /** Counted from 1. */
  readonly page: number;
  readonly pageSize: number;
  readonly hasMore: boolean;
}
