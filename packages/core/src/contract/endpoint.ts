import type { GenericSchema, InferInput, InferOutput } from 'valibot';
import type { RefusalReason } from './reasons.ts';

/** What one call of the wire is: read by the client to make it and by the server to answer it. */
export interface Endpoint<
  TInput extends GenericSchema = GenericSchema,
  TOutput extends GenericSchema = GenericSchema,
> {
  readonly method: 'GET' | 'POST';
  /** Path from the root of the API origin, or of the cloud origin if it starts with `/cloud/api/`. */
  readonly path: string;
  /** `open` works without log-in; `shopper` answers 401 without a valid token. */
  readonly access: 'open' | 'shopper';
  /** Fields of the query (GET) or of the JSON body (POST). */
  readonly input: TInput;
  /** The `data` of a reply with code 1. */
  readonly output: TOutput;
  /** Reasons of code 0 beyond VALIDATION, FORM_TOKEN, RATE_LIMITED and INTERNAL that this call gives. */
  readonly refusals: readonly RefusalReason[];
  /** Spends a form token. @default false */
  readonly writes?: boolean | undefined;
  /** Takes an idempotency key; implies `writes`. @default false */
  readonly keyed?: boolean | undefined;
  /** Refused with UPGRADE_REQUIRED in a native app below the minimum version. @default false */
  readonly gated?: boolean | undefined;
}

/**
 * What a caller needs of an endpoint. The schema of its fields is the server's, and a form's: a caller needs the type alone, so a
 * call that belongs to a first view leaves the schema out.
 */
export interface CallableEndpoint<
  TInput extends GenericSchema = GenericSchema,
  TOutput extends GenericSchema = GenericSchema,
> extends Omit<Endpoint<TInput, TOutput>, 'input'> {
  readonly input?: TInput;
}

/** Declares an endpoint; returns it with its exact types. */
/* @__NO_SIDE_EFFECTS__ */
export function endpoint<const T extends Endpoint>(definition: T): T {
  return definition;
}

/** What a caller passes to an endpoint. */
export type InputOf<T extends CallableEndpoint> = InferInput<NonNullable<T['input']>>;
/** The parsed fields that a server handler gets. */
export type ParsedInputOf<T extends Endpoint> = InferOutput<T['input']>;
/** The parsed data of a successful reply. */
export type OutputOf<T extends CallableEndpoint> = InferOutput<T['output']>;
/** The data that a server handler returns, before the schema fills defaults. */
export type WireOutputOf<T extends Endpoint> = InferInput<T['output']>;
