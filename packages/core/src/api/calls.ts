import * as v from 'valibot';
import type { CallableEndpoint, InputOf } from '../contract/endpoint.ts';
import { rateLimitedData, upgradeRequiredData, validationData } from '../contract/refusalData.ts';
import type { RefusalReason } from '../contract/reasons.ts';
import type { CallOptions, HttpClient, Refusal, Reply } from '../http/types.ts';
import type { ApiContext } from './context.ts';
import type { Refused } from './types/results.ts';

/** The generic result of a refusal, for reasons without a specific one. */
export function toRefused(refusal: Refusal): Refused {
  return {
    status: 'refused',
    reason: refusal.reason,
    message: refusal.message,
    fields: readData(validationData, refusal)?.fields ?? {},
  };
}

/** `data` of a refusal; undefined when it does not match the reason's schema. */
export function readData<T extends v.GenericSchema>(
  schema: T,
  refusal: Refusal,
): v.InferOutput<T> | undefined {
  const result = v.safeParse(schema, refusal.data);
  return result.success ? result.output : undefined;
}

/** Seconds to wait after RATE_LIMITED. @default 60 */
export function getRetryAfter(refusal: Refusal): number {
  return readData(rateLimitedData, refusal)?.retry_after ?? 60;
}

/** The minimum version required by UPGRADE_REQUIRED, '' if the server did not send it. */
export function getMinimum(refusal: Refusal): string {
  return readData(upgradeRequiredData, refusal)?.minimum ?? '';
}

/** Call options for reasons that the caller displays itself. */
export function handling(
  options: CallOptions | undefined,
  ...reasons: readonly RefusalReason[]
): CallOptions {
  return { ...options, handles: [...(options?.handles ?? []), ...reasons] };
}

/** Makes a call with an idempotency key; a retry after a lost response uses the same key, even across a reload. */
export async function callKeyed<E extends CallableEndpoint>(
  http: HttpClient,
  { keys }: ApiContext,
  endpoint: E,
  input: InputOf<E>,
  options?: CallOptions,
): Promise<Reply<E>> {
  const key = options?.idempotencyKey ?? keys.keyFor(endpoint.path, input);
  const reply = await http.call(endpoint, input, { ...options, idempotencyKey: key });
  // After a server error the call may have been processed: only the same key prevents doing it twice.
  if (reply.status === 'ok' || reply.reason !== 'INTERNAL') keys.settle(endpoint.path, key);
  return reply;
}
