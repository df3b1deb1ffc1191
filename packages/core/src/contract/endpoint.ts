import type { GenericSchema, InferInput, InferOutput } from 'valibot';
import type { RefusalReason } from './reasons.ts';

/** Definition of one call, used by the client to make it and by the server to handle it. */
export interface Endpoint<
  TInput extends GenericSchema = GenericSchema,
  TOutput extends GenericSchema = GenericSchema,
> {
  readonly method: 'GET' | 'POST';
  /** Path from the root of the API origin, or of the cloud origin if it starts with `/cloud/api/`. */
  readonly path: string;
  /** `open` works without log-in; `shopper` returns 401 without a valid token. */
  readonly access: 'open' | 'shopper';
  /** Fields of the query (GET) or of the JSON body (POST). */
  readonly input: TInput;
  /** The `data` of a reply with code 1. */
  readonly output: TOutput;
  /** Reasons of code 0 for this call, in addition to VALIDATION, FORM_TOKEN, RATE_LIMITED and INTERNAL. */
  readonly refusals: readonly RefusalReason[];
  /** Consumes a form token. @default false */
  readonly writes?: boolean | undefined;
  /** Accepts an idempotency key; implies `writes`. @default false */
  readonly keyed?: boolean | undefined;
  /** Refused with UPGRADE_REQUIRED in a native app below the minimum version. @default false */
  readonly gated?: boolean | undefined;
}

/**
 * The part of an endpoint that a caller needs. The input schema is used by the server and by forms; a caller needs only
 * its type, so a call of a first view omits the schema.
 */
export interface CallableEndpoint<
  TInput extends GenericSchema = GenericSchema,
  TOutput extends GenericSchema = GenericSchema,
> extends Omit<Endpoint<TInput, TOutput>, 'input'> {
  readonly input?: TInput;
}

/** Defines an endpoint; returns it with its exact types. */
/* @__NO_SIDE_EFFECTS__ */
export function endpoint<const T extends Endpoint>(definition: T): T {
  return definition;
}

/** Input accepted by an endpoint. */
export type InputOf<T extends CallableEndpoint> = InferInput<NonNullable<T['input']>>;
/** Parsed input for a server handler. */
export type ParsedInputOf<T extends Endpoint> = InferOutput<T['input']>;
/** The parsed data of a successful reply. */
export type OutputOf<T extends CallableEndpoint> = InferOutput<T['output']>;
/** The data returned by a server handler, before the schema fills defaults. */
export type WireOutputOf<T extends Endpoint> = InferInput<T['output']>;
