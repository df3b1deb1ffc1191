import type { Endpoint } from '@pawlet/core/contract';
import { isRecord } from './isRecord.ts';

/** A response as received. */
export interface WireReply {
  readonly status: number;
  readonly code: number;
  readonly msg: string;
  // oxlint-disable-next-line typescript/no-explicit-any -- replies of every shape
  readonly data: any;
  readonly headers: Headers;
}

/** A request in the form used by tests. */
export interface TestRequest {
  readonly method: string;
  readonly body?: string;
  readonly headers?: Readonly<Record<string, string>> | undefined;
}

export interface CallOptions {
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** Sent as `idempotency-key`. */
  readonly key?: string | undefined;
  /** Sent instead of a token of the pool; null sends none. */
  readonly formToken?: string | null | undefined;
}

type Send = (path: string, init: RequestInit) => Response | Promise<Response>;

/** One visitor's browser: stores its log-in and form tokens like the real client. */
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

  /** Calls an endpoint with fields in the wire format. */
  async call(
    endpoint: Endpoint,
    fields: Readonly<Record<string, unknown>> = {},
    options: CallOptions = {},
  ): Promise<WireReply> {
    if (endpoint.method === 'GET') {
      const query = new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, String(value)]));
      return this.request(
        query.size > 0 ? `${endpoint.path}?${query.toString()}` : endpoint.path,
        { method: 'GET' },
        options,
      );
    }
    const writes = endpoint.writes === true || endpoint.keyed === true;
    if (options.formToken !== undefined || !writes) return this.#post(endpoint.path, fields, options);
    const reply = await this.#post(endpoint.path, fields, {
      ...options,
      formToken: await this.takeFormToken(),
    });
    if (reply.data?.reason !== 'FORM_TOKEN') return reply;
    // Tokens expire when a test moves the clock: the real client retries once with the new one, too.
    this.#pool = [];
    return this.#post(endpoint.path, fields, { ...options, formToken: reply.headers.get('__token__') });
  }

  async #post(
    path: string,
    fields: Readonly<Record<string, unknown>>,
    options: CallOptions,
  ): Promise<WireReply> {
    const { formToken = null } = options;
    const body = JSON.stringify(formToken === null ? fields : { ...fields, __token__: formToken });
    const headers = { 'content-type': 'application/json' };
    return this.request(path, { method: 'POST', body, headers }, options);
  }

  /** Takes a form token from the pool, or requests one. */
  async takeFormToken(): Promise<string> {
    if (this.#pool.length === 0) await this.request('/addons/shop/api.common/init', { method: 'GET' });
    return this.#pool.pop() ?? '';
  }

  /** Sends any request with this visitor's headers. */
  async request(path: string, init: TestRequest, options: CallOptions = {}): Promise<WireReply> {
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
