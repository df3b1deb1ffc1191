import type { CallableEndpoint, InputOf, OutputOf } from '../contract/endpoint.ts';
import { PawletError } from '../errors/PawletError.ts';
import type { CallOptions, HttpClient, Reply } from '../http/types.ts';

/** The data of a read that the contract never refuses; a refusal is treated as a server error. */
export async function read<E extends CallableEndpoint>(
  http: Pick<HttpClient, 'call'>,
  endpoint: E,
  input: InputOf<E>,
  options?: CallOptions,
): Promise<OutputOf<E>> {
  return getData(endpoint, await http.call(endpoint, input, options));
}

/** The data of a reply; throws an HTTP error for an unexpected refusal. */
export function getData<E extends CallableEndpoint>(endpoint: E, reply: Reply<E>): OutputOf<E> {
  if (reply.status === 'ok') return reply.data;
  throw new PawletError(
    'HTTP',
    `Pawlet: ${endpoint.method} ${endpoint.path} was refused (${reply.reason}: ${reply.message}), so there is nothing to show; try again.`,
  );
}
