import type { GenericSchema, InferInput, InferOutput } from 'valibot';
import type { Scope } from './scopes.ts';

/** Definition of one call of the operator API, used by its clients and by the server. */
export interface OperatorEndpoint<
  TParams extends GenericSchema = GenericSchema,
  TInput extends GenericSchema = GenericSchema,
  TOutput extends GenericSchema = GenericSchema,
> {
  /** Name in the audit log and in OpenAPI, such as `orders.ship`. */
  readonly name: string;
  /** One line for OpenAPI. */
  readonly summary: string;
  readonly method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  /** Path below `/operator/v1`, with parameters in braces, such as `/orders/{sn}`. */
  readonly path: `/${string}`;
  /**
   * The scope that it requires; `person` is anyone who is logged in, `anyone` needs no log-in. `machine`: only from the shop's own
   * machine, with the secret of its data folder or a key with every scope, because it reads and writes files there.
   */
  readonly access: Scope | 'person' | 'anyone' | 'machine';
  /** Schema of the parameters in `path`. */
  readonly params: TParams;
  /** Fields of the query (GET, and calls that take a file) or of the JSON body. */
  readonly input: TInput;
  readonly output: TOutput;
  /** The body is a form with a file in the field `file`; absent: it is JSON. */
  readonly file?: { readonly maxBytes: number } | undefined;
  /** Content type of a reply that is a text file or a page, and no JSON: `output` is its text. */
  readonly sends?: string | undefined;
  /** Changes something: it runs in one transaction with its entry in the audit log. */
  readonly writes: boolean;
  /**
   * Runs outside of a transaction, because it takes long or writes files: its intention is logged before it starts, so it takes no
   * idempotency key. @default false
   */
  readonly runsApart?: boolean | undefined;
  /**
   * Output fields marked as personal are returned to callers with one of these scopes, and null to others;
   * input fields marked as personal are refused without them. Absent: neither has personal data.
   */
  readonly personalFor?: readonly Scope[] | undefined;
  /** The reply has a secret that is shown once: it is never stored, so the call takes no idempotency key. @default false */
  readonly isSecret?: boolean | undefined;
  /** The reply is a file to download, or with `sends` a page, and the reading is logged. @default false: JSON */
  readonly isFile?: boolean | undefined;
  /** `required`: refused without `If-Match`; `optional`: checked where it is sent. Absent: there is no version. */
  readonly version?: 'optional' | 'required' | undefined;
  /** Schema of `current` in problems of this call: the state that it found instead. */
  readonly current?: GenericSchema | undefined;
  /** Values of `reason` in conflicts of this call. @default none */
  readonly reasons?: readonly string[] | undefined;
}

/** Defines a call; returns it with its exact types. */
/* @__NO_SIDE_EFFECTS__ */
export function operatorCall<const T extends OperatorEndpoint>(definition: T): T {
  return definition;
}

/** Parameters of the path as a caller passes them. */
export type ParamsOf<T extends OperatorEndpoint> = InferInput<T['params']>;
/** Fields as a caller passes them. */
export type OperatorInputOf<T extends OperatorEndpoint> = InferInput<T['input']>;
/** Parsed parameters for the server. */
export type ParsedParamsOf<T extends OperatorEndpoint> = InferOutput<T['params']>;
/** Parsed fields for the server. */
export type ParsedOperatorInputOf<T extends OperatorEndpoint> = InferOutput<T['input']>;
/** The reply of a call. */
export type OperatorOutputOf<T extends OperatorEndpoint> = InferOutput<T['output']>;

/** Root of every call. */
export const operatorRoot = '/operator/v1';
