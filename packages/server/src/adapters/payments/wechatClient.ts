import { ProviderError } from '../../ports/payment.ts';
import { exchange, parseJson, type ProviderReply } from './exchange.ts';
import type { WechatKeys } from './wechatKeys.ts';
import { getAuthorization, isTextSigned, type WechatSigner } from './wechatSignature.ts';

const freshSeconds = 300;

/** A response of WeChat Pay whose signature was verified. */
export interface WechatReply {
  readonly status: number;
  readonly data: unknown;
}

interface WechatRequest {
  readonly method: 'GET' | 'POST';
  /** Including the query string. */
  readonly path: string;
  readonly body?: Readonly<Record<string, unknown>> | undefined;
}

interface WechatClientOptions {
  readonly origin: string;
  readonly signer: WechatSigner;
  /** Epoch seconds. */
  readonly now: () => number;
}

/** Sends a signed request without verifying the signature of the response. */
export async function sendSigned(
  { origin, signer, now }: WechatClientOptions,
  { method, path, body }: WechatRequest,
): Promise<ProviderReply> {
  const text = body === undefined ? '' : JSON.stringify(body);
  return exchange(`${origin}${path}`, {
    method,
    headers: {
      authorization: getAuthorization(signer, { method, path, body: text }, now()),
      accept: 'application/json',
      'content-type': 'application/json',
      'user-agent': 'pawlet',
    },
    ...(text === '' ? {} : { body: text }),
  });
}

/** Sends a signed request and accepts only a response with WeChat Pay's signature. */
export async function requestWechat(
  options: WechatClientOptions,
  keys: WechatKeys,
  request: WechatRequest,
): Promise<WechatReply> {
  const reply = await sendSigned(options, request);
  // When our signature is refused, the response has no signature.
  if (reply.status === 401) throw new ProviderError('Pawlet: WeChat Pay does not know this merchant.');
  if (!(await isFromWechat(reply.headers, reply.body, keys, options.now()))) {
    throw new ProviderError('Pawlet: the response is not signed by WeChat Pay.');
  }
  return { status: reply.status, data: reply.body === '' ? null : parseJson(reply.body) };
}

/** Whether headers and body have a fresh signature of WeChat Pay. */
export async function isFromWechat(
  headers: Headers,
  body: string,
  keys: WechatKeys,
  now: number,
): Promise<boolean> {
  const timestamp = headers.get('wechatpay-timestamp') ?? '';
  const nonce = headers.get('wechatpay-nonce') ?? '';
  const signature = headers.get('wechatpay-signature') ?? '';
  const serial = headers.get('wechatpay-serial') ?? '';
  if (!/^\d{1,12}$/u.test(timestamp) || Math.abs(Number(timestamp) - now) > freshSeconds) return false;
  if (nonce === '' || signature === '' || serial === '') return false;
  const key = await keys.find(serial);
  return key !== null && isTextSigned(`${timestamp}\n${nonce}\n${body}\n`, signature, key);
}
