import type {
  OperatorEndpoint,
  OperatorOutputOf,
  ParsedOperatorInputOf,
  ParsedParamsOf,
} from '@pawlet/operator';
import type { Database } from '../../db/database.ts';
import type { StoreDeps } from '../../http/appDeps.ts';
import type { Language } from '../../i18n/language.ts';
import type { Caller } from './caller.ts';
import type { OperatorProblem } from './problem.ts';

/** Everything that a handler may know about its call. */
export interface OperatorCall {
  /** In a writing call its transaction, rolled back when the handler refuses or throws. */
  readonly db: Database;
  /** With `db`, and the request's logger. */
  readonly deps: StoreDeps;
  readonly caller: Caller;
  /** Epoch seconds. */
  readonly now: number;
  readonly language: Language;
  /** The shop's own origin that the request was sent to. */
  readonly baseUrl: string;
  readonly address: string;
  readonly userAgent: string;
  /** Version of `If-Match`; undefined without. */
  readonly version: string | undefined;
  /** For calls that take one: temporary, gone after the call. */
  readonly file?: Blob | undefined;
  /** Whether an idempotency key recognizes a repetition of the call. */
  readonly isKeyed: boolean;
  /** Whether the caller is on this machine, without a proxy in between. */
  readonly isLocal: boolean;
  /** Runs work after the commit: it gets the plain database. Its failure is logged, and fails nothing. */
  readonly afterCommit: (work: (db: Database) => Promise<void>) => void;
}

/** A file to download. */
export interface OperatorFile {
  readonly name: string;
  /** MIME type. */
  readonly type: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** A call that was done. */
export interface OperatorDone<TData> {
  readonly status: 'done';
  readonly data: TData;
  /** For the header `ETag`. */
  readonly version?: string | undefined;
  /** For the audit log, instead of the path's parameter. */
  readonly target?: string | undefined;
  /** For the audit log, instead of the caller: who has just logged in. */
  readonly actor?: Caller['actor'] | undefined;
  /** Sent instead of the data. */
  readonly file?: OperatorFile | undefined;
  /** Everything that it wrote is rolled back, and not logged: a preview. @default false */
  readonly isPreview?: boolean | undefined;
  /** Name of a file, for calls that send one. */
  readonly fileName?: string | undefined;
  /** For calls that send a page to look at: its Content-Security-Policy. Absent: what they send is a file. */
  readonly policy?: string | undefined;
  /** Token for the session cookie; '' removes it. */
  readonly cookie?: string | undefined;
}

/** What a handler returns. */
export type OperatorResult<TData> = OperatorDone<TData> | OperatorProblem;

/** What a caller has sent, parsed. */
export interface OperatorGiven<TEndpoint extends OperatorEndpoint> {
  readonly params: ParsedParamsOf<TEndpoint>;
  readonly fields: ParsedOperatorInputOf<TEndpoint>;
}

/** Handles one call of the operator API: gets the parsed parameters and fields, and what was prepared. */
export type OperatorHandler<TEndpoint extends OperatorEndpoint, TPrepared = undefined> = (
  call: OperatorCall,
  given: OperatorGiven<TEndpoint> & { readonly prepared: TPrepared },
) => Promise<OperatorResult<OperatorOutputOf<TEndpoint>>>;

/** Exceptions for a few calls. */
export interface OperatorRouteOptions<TEndpoint extends OperatorEndpoint, TPrepared> {
  /**
   * Slow work of a writing call before its transaction, such as decoding a picture: repeating it must have the effect of doing
   * it once. Returns what the handler gets, or refuses. @default nothing is prepared
   */
  readonly prepare?:
    | ((
        call: OperatorCall,
        given: OperatorGiven<TEndpoint>,
      ) => Promise<{ readonly status: 'prepared'; readonly prepared: TPrepared } | OperatorProblem>)
    | undefined;
  /**
   * What the handler wrote stays when it refuses, such as counters of failed attempts. @default false
   */
  readonly keepsWrites?: boolean | undefined;
}

/** Adds a call to the API. */
export type AddOperatorCall = <TEndpoint extends OperatorEndpoint, TPrepared = undefined>(
  endpoint: TEndpoint,
  handler: OperatorHandler<TEndpoint, TPrepared>,
  options?: OperatorRouteOptions<TEndpoint, TPrepared>,
) => void;

/** The calls of one area. */
export type OperatorArea = (add: AddOperatorCall) => void;

/** Returns data with status 200. */
export function done<TData>(
  data: TData,
  more: Omit<OperatorDone<TData>, 'status' | 'data'> = {},
): OperatorDone<TData> {
  return { status: 'done', data, ...more };
}
