import type { Endpoint } from '@pawlet/core/contract';
import { isRecord } from './isRecord.ts';

/** A reply as it came over the wire. */
export interface WireReply {
  readonly status: number;
  readonly code: number;
  readonly msg: string;
  // Tests look into replies of every shape; each expectation says what it needs.
  // oxlint-disable-next-line typescript/no-explicit-any
  readonly data: any;
  readonly headers: Headers;
}

export interface CallOptions {
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** Sent as `idempotency-key`. */
  readonly key?: string | undefined;
  /** Sent instead of a token of the pool; null sends none. */
  readonly formToken?: string | null | undefined;
}

type Send = (path: string, init: RequestInit) => Response | Promise<Response>;

/** One visitor's browser: keeps its log-in and form tokens as the real client does. */
export class TestClient {
  token = '';
  readonly sid: string = crypto.randomUUID();
  lang = 'en';
  country = 'CHN';
  readonly #send: Send;
  #pool: string[] = [];

  constructor(send: Send) {
    this.#send = send;
  }

  /** Calls an endpoint with fields as they travel. */
  async call(
    endpoint: Endpoint,
    fields: Readonly<Record<string, unknown>> = {},
    options: CallOptions = {},
  ): Promise<WireReply> {
    if (endpoint.method === 'GET') {
      const query = new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, String(value)]));
      return this.request(
        query.size > 0 ? `${endpoint.path}?${query}` : endpoint.path,
        { method: 'GET' },
        options,
      );
    }
    const writes = endpoint.writes === true || endpoint.keyed === true;
    const formToken =
      options.formToken === undefined && writes ? await this.takeFormToken() : options.formToken;
    const body = formToken === undefined || formToken === null ? fields : { ...fields, __token__: formToken };
    const init = {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    };
    return this.request(endpoint.path, init, options);
  }

  /** Takes a form token from the pool, or asks the server for one. */
  async takeFormToken(): Promise<string> {
    if (this.#pool.length === 0) await this.request('/addons/shop/api.common/init', { method: 'GET' });
    return this.#pool.pop() ?? '';
  }

  /** Sends any request with this visitor's headers. */
  async request(
    path: string,
    init: RequestInit & { readonly headers?: Record<string, string> },
    options: CallOptions = {},
  ): Promise<WireReply> {
    const response = await this.#send(path, {
      ...init,
      headers: {
        token: this.token,
        sid: this.sid,
        lang: this.lang,
        'country-code': this.country,
        'x-requested-with': 'xmlhttprequest',
        ...init.headers,
        ...(options.key === undefined ? {} : { 'idempotency-key': options.key }),
        ...options.headers,
      },
    });
    const next = response.headers.get('__token__');
    if (next !== null) this.#pool.push(next);
    const body: unknown = await response.json();
    if (!isRecord(body)) throw new Error(`No envelope from ${path}`);
    const { code, msg, data } = body;
    return { status: response.status, code: Number(code), msg: String(msg), data, headers: response.headers };
  }

  /** Logs in with a password; the demo account by default. */
  async logIn(account = 'demo@pawlet.test', password = 'pawlet-demo'): Promise<void> {
    const body = JSON.stringify({ account, password, __token__: await this.takeFormToken() });
    const init = { method: 'POST', body, headers: { 'content-type': 'application/json' } };
    const reply = await this.request('/addons/shop/api.login/login', init);
    if (reply.code !== 1)
      throw new Error(`Log-in of ${account} failed: ${reply.msg} ${JSON.stringify(reply.data)}`);
    this.token = String(reply.data.token);
  }
}
