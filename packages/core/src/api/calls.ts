import * as v from 'valibot';
import type { CallableEndpoint, InputOf } from '../contract/endpoint.ts';
import { rateLimitedData, upgradeRequiredData, validationData } from '../contract/refusalData.ts';
import type { RefusalReason } from '../contract/reasons.ts';
import type { CallOptions, HttpClient, Refusal, Reply } from '../http/types.ts';
import type { ApiContext } from './context.ts';
import type { Refused } from './types/results.ts';

/** A refusal as the api modules answer it where they have no better word. */
export function toRefused(refusal: Refusal): Refused {
  return {
    status: 'refused',
    reason: refusal.reason,
    message: refusal.message,
    fields: readData(validationData, refusal)?.fields ?? {},
  };
}

/** `data` of a refusal; undefined when it is not what the reason promises. */
export function readData<T extends v.GenericSchema>(
  schema: T,
  refusal: Refusal,
): v.InferOutput<T> | undefined {
  const result = v.safeParse(schema, refusal.data);
  return result.success ? result.output : undefined;
}

/** Seconds to wait after RATE_LIMITED. @default 60 */
export function retryAfterOf(refusal: Refusal): number {
  return readData(rateLimitedData, refusal)?.retry_after ?? 60;
}

/** The version that UPGRADE_REQUIRED asks for, '' if it says none. */
export function minimumOf(refusal: Refusal): string {
  return readData(upgradeRequiredData, refusal)?.minimum ?? '';
}

/** Says that the caller shows these reasons itself. */
export function handling(
  options: CallOptions | undefined,
  ...reasons: readonly RefusalReason[]
): CallOptions {
  return { ...options, handles: [...(options?.handles ?? []), ...reasons] };
}

/** Makes a keyed call: a repetition after a lost answer carries the same key, over a reload too. */
export async function callKeyed<E extends CallableEndpoint>(
  http: HttpClient,
  { keys }: ApiContext,
  endpoint: E,
  input: InputOf<E>,
  options?: CallOptions,
): Promise<Reply<E>> {
  const key = options?.idempotencyKey ?? keys.keyFor(endpoint.path, input);
  const reply = await http.call(endpoint, input, { ...options, idempotencyKey: key });
  // A server that failed may have done it before: only the same key keeps it from being done twice.
  if (reply.status === 'ok' || reply.reason !== 'INTERNAL') keys.settle(endpoint.path, key);
  return reply;
}
