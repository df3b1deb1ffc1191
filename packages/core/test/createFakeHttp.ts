import * as v from 'valibot';
import type {
  CallableEndpoint,
  Endpoint,
  InputOf,
  OutputOf,
  ParsedInputOf,
  WireOutputOf,
} from '../src/contract/endpoint.ts';
import type { RefusalReason } from '../src/contract/reasons.ts';
import { PawletError } from '../src/errors/PawletError.ts';
import type { CallOptions, HttpClient, Refusal, Reply } from '../src/http/types.ts';

/** A call recorded by the fake. */
export interface SeenCall {
  readonly path: string;
  readonly input: unknown;
  readonly options: CallOptions;
}

/** Handles a call: returns data as a server sends it or a refusal, or throws. */
export type FakeHandler<E extends Endpoint> = (
  input: ParsedInputOf<E>,
  options: CallOptions,
) => WireOutputOf<E> | Refusal | Promise<WireOutputOf<E> | Refusal>;

/** An HTTP client with a table of handlers; inputs and outputs are still validated by the contract. */
export interface FakeHttp extends HttpClient {
  readonly calls: readonly SeenCall[];
  callsTo(endpoint: Endpoint): readonly SeenCall[];
  on<E extends Endpoint>(endpoint: E, handler: FakeHandler<E>): void;
}

interface Answering {
  readonly input: v.GenericSchema;
  readonly handler: (input: unknown, options: CallOptions) => unknown;
}

export function createFakeHttp(): FakeHttp {
  const handlers = new Map<string, Answering>();
  const calls: SeenCall[] = [];
  const readName = ({ method, path }: CallableEndpoint): string => `${method} ${path}`;

  async function call<E extends CallableEndpoint>(
    endpoint: E,
    input: InputOf<E>,
    options: CallOptions = {},
  ): Promise<Reply<E>> {
    const answering = handlers.get(readName(endpoint));
    if (answering === undefined) throw new Error(`The test has no handler for ${readName(endpoint)}.`);
    calls.push({ path: endpoint.path, input, options });
    const answer = await raceAbort(
      Promise.resolve(answering.handler(v.parse(answering.input, input), options)),
      options.signal,
    );
    if (isRefusal(answer)) return answer;
    return { status: 'ok', data: v.parse(endpoint.output, answer) as OutputOf<E> };
  }

  return {
    calls,
    callsTo: ({ path }) => calls.filter((seen) => seen.path === path),
    on: (endpoint, handler) => handlers.set(readName(endpoint), { input: endpoint.input, handler }),
    call,
    upload: () => Promise.reject(new Error('The fake does not upload.')),
    urlOf: (path) => `https://shop.test${path}`,
    dispose: () => undefined,
  };
}

/** A refusal with code 0. */
export function refuse(reason: RefusalReason | 'UNKNOWN', data: unknown = null, message = 'no'): Refusal {
  return { status: 'refused', reason, message, data, code: 0 };
}

/** The error of the client when no response arrived. */
export function lost(): PawletError {
  return new PawletError('NETWORK', 'Pawlet: no answer (test).');
}

function isRefusal(answer: unknown): answer is Refusal {
  return typeof answer === 'object' && answer !== null && 'status' in answer && answer.status === 'refused';
}

function raceAbort(work: Promise<unknown>, signal: AbortSignal | undefined): Promise<unknown> {
  if (signal === undefined) return work;
  return new Promise((resolve, reject) => {
    const stop = (): void => reject(new PawletError('ABORTED', 'Pawlet: given up (test).'));
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop);
    work.then(resolve, reject);
  });
}
