import * as v from 'valibot';
import {
  type OperatorEndpoint,
  type OperatorInputOf,
  type OperatorOutputOf,
  operatorRoot,
  type ParamsOf,
} from '../endpoint.ts';
import { problemShape } from '../problems.ts';
import { OperatorProblemError } from './operatorProblemError.ts';
import { OperatorReplyError } from './operatorReplyError.ts';

/** Parameters, fields and conditions of one call. */
export interface OperatorCallOptions<TEndpoint extends OperatorEndpoint> {
  /** Parameters of the path. @default none */
  readonly params?: ParamsOf<TEndpoint> | undefined;
  /** Fields of the query or of the body. @default none */
  readonly input?: OperatorInputOf<TEndpoint> | undefined;
  /** For calls that take a file. */
  readonly file?: Blob | undefined;
  /** Sent as `Idempotency-Key`: repeating the call has the effect of one. */
  readonly key?: string | undefined;
  /** Sent as `If-Match`: the call is refused if the version has changed. */
  readonly version?: string | undefined;
  readonly signal?: AbortSignal | undefined;
}

/** Reply of a successful call. */
export interface OperatorReply<TData> {
  readonly data: TData;
  /** Version of what was returned, for `version` of the next call; null where it has none. */
  readonly version: string | null;
  /** An earlier call with the same idempotency key did this. */
  readonly isRepeated: boolean;
}

/** Makes calls of the operator API. */
export interface OperatorClient {
  /**
   * Makes a call. Throws an OperatorProblemError where the shop refuses it, and the error of `fetch` where it
   * does not respond. A reply that the contract does not have is an OperatorReplyError.
   */
  call<const TEndpoint extends OperatorEndpoint>(
    endpoint: TEndpoint,
    options?: OperatorCallOptions<TEndpoint>,
  ): Promise<OperatorReply<OperatorOutputOf<TEndpoint>>>;
  /** Makes a call that returns a file. Throws as `call` does. */
  download<const TEndpoint extends OperatorEndpoint>(
    endpoint: TEndpoint,
    options?: OperatorCallOptions<TEndpoint>,
  ): Promise<DownloadedFile>;
}

/** A file that a call has returned. */
export interface DownloadedFile {
  /** Name without a folder. */
  readonly name: string;
  /** MIME type. */
  readonly type: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** Where and how a client sends its calls. */
export interface OperatorClientOptions {
  /** Origin of the shop; '' in a page of the shop itself. */
  readonly origin: string;
  /** Headers of every call, such as `authorization` with an API key. @default none */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** @default the platform's */
  readonly fetch?: ((url: string, init: RequestInit) => Promise<Response>) | undefined;
}

/** Creates a client of the operator API. */
export function createOperatorClient({
  origin,
  headers = {},
  fetch: send = (url, init) => fetch(url, init),
}: OperatorClientOptions): OperatorClient {
  async function request<TEndpoint extends OperatorEndpoint>(
    endpoint: TEndpoint,
    { params, input, file, key, version, signal }: OperatorCallOptions<TEndpoint>,
  ): Promise<Response> {
    const isRead = endpoint.method === 'GET';
    const takesFile = endpoint.file !== undefined;
    const hasQuery = isRead || takesFile;
    return send(origin + toPath(endpoint, params ?? {}, hasQuery ? (input ?? {}) : {}), {
      method: endpoint.method,
      headers: {
        ...headers,
        accept: 'application/json, application/problem+json',
        // A form's type has its boundary, which the platform adds.
        ...(hasQuery ? {} : { 'content-type': 'application/json' }),
        ...(key === undefined ? {} : { 'idempotency-key': encodeURIComponent(key) }),
        ...(version === undefined ? {} : { 'if-match': `"${version}"` }),
      },
      ...(isRead ? {} : { body: takesFile ? toForm(file) : JSON.stringify(input ?? {}) }),
      ...(signal === undefined ? {} : { signal }),
    });
  }

  return {
    async download(endpoint, options = {}) {
      const response = await request(endpoint, options);
      if (!response.ok) throw toError(response, await readJson(response));
      const disposition = response.headers.get('content-disposition') ?? '';
      return {
        name: /filename="([\w.-]+)"/u.exec(disposition)?.[1] ?? 'file',
        type: response.headers.get('content-type') ?? '',
        bytes: new Uint8Array(await response.arrayBuffer()),
      };
    },
    async call(endpoint, options = {}) {
      const response = await request(endpoint, options);
      const isText = endpoint.sends !== undefined && response.ok;
      const body = isText ? await response.text() : await readJson(response);
      if (!response.ok) throw toError(response, body);
      const parsed = v.safeParse(endpoint.output, body);
      if (!parsed.success) throw new OperatorReplyError(`${endpoint.name} returned something unknown.`);
      return {
        data: parsed.output,
        version: /^(?:W\/)?"(.*)"$/u.exec(response.headers.get('etag') ?? '')?.[1] ?? null,
        isRepeated: response.headers.get('idempotency-replayed') === 'true',
      };
    },
  };
}

function toForm(file: Blob | undefined): FormData {
  const form = new FormData();
  if (file !== undefined) form.append('file', file);
  return form;
}

function toPath({ path }: OperatorEndpoint, params: unknown, query: unknown): string {
  const values = toTexts(params);
  const filled = path.replaceAll(/\{(\w+)\}/gu, (_, name: string) =>
    encodeURIComponent(values.get(name) ?? ''),
  );
  const search = new URLSearchParams([...toTexts(query)]).toString();
  return `${operatorRoot}${filled}${search === '' ? '' : `?${search}`}`;
}

function toTexts(fields: unknown): ReadonlyMap<string, string> {
  const given = typeof fields === 'object' && fields !== null ? Object.entries(fields) : [];
  return new Map(
    given.flatMap(([name, value]: [string, unknown]) => {
      if (value === undefined || value === null) return [];
      return [[name, typeof value === 'object' ? JSON.stringify(value) : `${value as string | number}`]];
    }),
  );
}

async function readJson(response: Response): Promise<unknown> {
  const text = await response.text();
  try {
    return text === '' ? {} : JSON.parse(text);
  } catch {
    // Another program responds there, or a proxy.
    return undefined;
  }
}

function toError({ status }: Response, body: unknown): Error {
  const problem = v.safeParse(problemShape, body);
  if (problem.success) return new OperatorProblemError(problem.output);
  return new OperatorReplyError(`the shop responded with ${status}.`);
}
