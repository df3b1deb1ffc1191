import { randomUUID } from 'node:crypto';

/** The store's response to any call. */
export interface Envelope {
  readonly code: number;
  readonly msg: string;
  readonly data: unknown;
}

/** Calls the store as a third-party client would, by the documentation alone. */
export class StoreClient {
  readonly sid = randomUUID();
  readonly url: string;
  token = '';
  #formToken = '';

  constructor(url: string) {
    this.url = url;
  }

  /** Makes a call, with the form token sent as documented. */
  async call(
    method: 'GET' | 'POST',
    path: string,
    fields: Readonly<Record<string, unknown>> = {},
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Envelope> {
    if (method === 'POST' && this.#formToken === '') await this.call('GET', '/addons/shop/api.common/init');
    const target = new URL(path, this.url);
    if (method === 'GET')
      for (const [name, value] of Object.entries(fields)) target.searchParams.set(name, String(value));
    const response = await fetch(target, {
      method,
      headers: {
        sid: this.sid,
        token: this.token,
        'x-requested-with': 'xmlhttprequest',
        ...(method === 'POST' ? { 'content-type': 'application/json' } : {}),
        ...headers,
      },
      ...(method === 'POST' ? { body: JSON.stringify({ ...fields, __token__: this.#formToken }) } : {}),
    });
    this.#formToken = response.headers.get('__token__') ?? this.#formToken;
    return (await response.json()) as Envelope;
  }

  /** Makes a call that must succeed. */
  async done<T>(
    method: 'GET' | 'POST',
    path: string,
    fields?: Readonly<Record<string, unknown>>,
    headers?: Readonly<Record<string, string>>,
  ): Promise<T> {
    const { code, msg, data } = await this.call(method, path, fields, headers);
    if (code !== 1) throw new Error(`${path}: code ${code}, ${msg}, ${JSON.stringify(data)}`);
    return data as T;
  }

  /** Logs in with a code from the demo inbox. */
  async logInByCode(mobile: string): Promise<void> {
    await this.done('POST', '/addons/shop/api.sms/send', { mobile, event: 'mobilelogin' });
    const captcha = await readCode(this.url, mobile);
    const { token } = await this.done<{ token: string }>('POST', '/addons/shop/api.login/mobilelogin', {
      mobile,
      captcha,
    });
    this.token = token;
  }
}

/** The newest code in the demo inbox for a recipient. */
export async function readCode(url: string, recipient: string): Promise<string> {
  const page = await (await fetch(new URL('/demo/inbox', url))).text();
  const text = page.replace(/<[^>]*>/gu, ' ');
  const code = new RegExp(`${recipient.replace(/[+.]/gu, '\\$&')}\\D+?(\\d{6})(?!\\d)`, 'u').exec(text)?.[1];
  if (code === undefined) throw new Error(`no code for ${recipient} in the inbox`);
  return code;
}

/** Logs in with a password, by default that of the demo accounts: the shop limits how often it sends codes. */
export async function logInByPassword(
  url: string,
  account: string,
  password = 'pawlet-demo',
): Promise<StoreClient> {
  const client = new StoreClient(url);
  const { token } = await client.done<{ token: string }>('POST', '/addons/shop/api.login/login', {
    account,
    password,
  });
  client.token = token;
  return client;
}

/** Another session of the demo account, which has cameras. */
export async function logInAsDemo(url: string): Promise<StoreClient> {
  return logInByPassword(url, 'demo@pawlet.test');
}
