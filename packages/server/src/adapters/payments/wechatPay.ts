import type { KeyObject } from 'node:crypto';
import * as v from 'valibot';
import type { Clock } from '../../ports/clock.ts';
import type { Logger } from '../../ports/logger.ts';
import {
  type PaymentProvider,
  type PaymentRequest,
  type PaymentStart,
  ProviderError,
  type ProviderState,
  type RefundUpdate,
  type RefundStatus,
} from '../../ports/payment.ts';
import { parseJson } from './exchange.ts';
import { requestWechat, isFromWechat, sendSigned, type WechatReply } from './wechatClient.ts';
import { createWechatKeys } from './wechatKeys.ts';
import { createNonce, decryptResource, signText } from './wechatSignature.ts';

/** A merchant account of WeChat Pay, API v3. */
export interface WechatPayConfig {
  readonly mchid: string;
  /** Serial number of the merchant's API certificate. */
  readonly serial: string;
  readonly privateKey: KeyObject;
  /** 32 characters. */
  readonly apiV3Key: string;
  /** App of the browser and of WeChat's own browser, '' for none. */
  readonly webAppId: string;
  /** App of the mini-program, '' for none. */
  readonly miniAppId: string;
  /** Native app, '' for none. */
  readonly nativeAppId: string;
  /** WeChat Pay's public key, instead of platform certificates. */
  readonly publicKey?: { readonly id: string; readonly key: KeyObject } | undefined;
  /** @default https://api.mch.weixin.qq.com */
  readonly origin: string;
}

interface WechatPayDeps {
  readonly clock: Clock;
  /** Exchanges a one-time code of the mini-program for the openid; null for an invalid code. */
  readonly getOpenid?: ((loginCode: string, logger: Logger) => Promise<string | null>) | undefined;
}

/** Distinguishes this provider's transaction numbers from others. */
const transactionPrefix = 'wechat:';

const transaction = v.object({
  mchid: v.string(),
  out_trade_no: v.string(),
  trade_state: v.string(),
  transaction_id: v.optional(v.string()),
  attach: v.optional(v.string()),
  amount: v.optional(v.object({ total: v.pipe(v.number(), v.integer()), currency: v.optional(v.string()) })),
});

const notification = v.object({
  event_type: v.string(),
  resource: v.object({
    algorithm: v.literal('AEAD_AES_256_GCM'),
    ciphertext: v.string(),
    nonce: v.string(),
    associated_data: v.optional(v.string()),
  }),
});

/** WeChat Pay v3: browser (h5), WeChat's browser and mini-program (JSAPI) and native app. */
export function createWechatPay(config: WechatPayConfig, deps: WechatPayDeps): PaymentProvider {
  const now = () => Math.floor(deps.clock.nowMs() / 1000);
  const client = { origin: config.origin, signer: config, now };
  const keys = createWechatKeys({
    apiV3Key: config.apiV3Key,
    fixed: config.publicKey,
    now,
    async download() {
      const reply = await sendSigned(client, { method: 'GET', path: '/v3/certificates' });
      if (reply.status !== 200)
        throw new ProviderError(`Pawlet: WeChat Pay returned no certificates: ${reply.status}.`);
      return parseJson(reply.body);
    },
  });
  const post = (path: string, body: Readonly<Record<string, unknown>>) =>
    requestWechat(client, keys, { method: 'POST', path, body });
  const get = (path: string) => requestWechat(client, keys, { method: 'GET', path });

  async function prepay(kind: 'h5' | 'jsapi' | 'app', appid: string, request: PaymentRequest, more: object) {
    const reply = await post(`/v3/pay/transactions/${kind}`, {
      appid,
      mchid: config.mchid,
      description: request.description.slice(0, 127),
      out_trade_no: request.paymentNo,
      time_expire: `${new Date(request.expiresAt * 1000).toISOString().slice(0, 19)}+00:00`,
      attach: request.orderSn,
      notify_url: request.notifyUrl,
      amount: { total: request.amountMinor, currency: request.currency },
      ...more,
    });
    return getField(reply, kind === 'h5' ? 'h5_url' : 'prepay_id');
  }

  async function startH5(request: PaymentRequest): Promise<PaymentStart> {
    const scene_info = {
      payer_client_ip: request.clientAddress || '127.0.0.1',
      h5_info: { type: 'Wap' },
    };
    const url = await prepay('h5', config.webAppId, request, { scene_info });
    const back = request.returnUrl === '' ? '' : `&redirect_url=${encodeURIComponent(request.returnUrl)}`;
    return { kind: 'url', url: `${url}${back}` };
  }

  async function startScript(appId: string, openid: string, request: PaymentRequest): Promise<PaymentStart> {
    const prepayId = await prepay('jsapi', appId, request, { payer: { openid } });
    const fields = {
      appId,
      timeStamp: String(now()),
      nonceStr: createNonce(),
      package: `prepay_id=${prepayId}`,
    };
    const text = `${fields.appId}\n${fields.timeStamp}\n${fields.nonceStr}\n${fields.package}\n`;
    const paySign = signText(text, config.privateKey);
    return { kind: 'parameters', parameters: { ...fields, signType: 'RSA', paySign } };
  }

  async function startApp(request: PaymentRequest): Promise<PaymentStart> {
    const prepayid = await prepay('app', config.nativeAppId, request, {});
    const fields = {
      appid: config.nativeAppId,
      partnerid: config.mchid,
      prepayid,
      package: 'Sign=WXPay',
      noncestr: createNonce(),
      timestamp: String(now()),
    };
    const text = `${fields.appid}\n${fields.timestamp}\n${fields.noncestr}\n${fields.prepayid}\n`;
    return { kind: 'text', text: JSON.stringify({ ...fields, sign: signText(text, config.privateKey) }) };
  }

  return {
    id: 'wechat',
    paytypes: ['wechat'],
    currencies: ['CNY'],
    async start(request, _db, logger) {
      if (request.method === 'wap') return config.webAppId === '' ? null : startH5(request);
      if (request.method === 'app') return config.nativeAppId === '' ? null : startApp(request);
      const isMini = request.method === 'miniapp';
      const appId = isMini ? config.miniAppId : config.webAppId;
      if (appId === '') return null;
      const exchanged =
        request.openid === '' && isMini && request.loginCode !== ''
          ? await deps.getOpenid?.(request.loginCode, logger)
          : request.openid;
      return exchanged ? startScript(appId, exchanged, request) : { kind: 'bind' };
    },
    async query(paymentNo) {
      const path = `/v3/pay/transactions/out-trade-no/${paymentNo}?mchid=${config.mchid}`;
      const { status, data } = await get(path);
      // The shopper has not opened the wallet yet.
      if (status === 404) return { status: 'PENDING' };
      const found = v.safeParse(transaction, data);
      if (!found.success || found.output.out_trade_no !== paymentNo) throw unreadable(status);
      return toState(found.output);
    },
    async refund({
      paymentNo,
      transactionId,
      refundNo,
      amountMinor,
      paidMinor,
      currency,
      reason,
      notifyUrl,
    }) {
      const known = await get(`/v3/refund/domestic/refunds/${refundNo}`);
      if (known.status === 200) return toRefundStatus(known);
      return toRefundStatus(
        await post('/v3/refund/domestic/refunds', {
          ...(transactionId === undefined
            ? { out_trade_no: paymentNo }
            : { transaction_id: transactionId.replace(transactionPrefix, '') }),
          out_refund_no: refundNo,
          reason: reason.slice(0, 80),
          notify_url: notifyUrl,
          amount: { refund: amountMinor, total: paidMinor, currency },
        }),
      );
    },
    async close(paymentNo) {
      const path = `/v3/pay/transactions/out-trade-no/${paymentNo}/close`;
      const { status } = await post(path, { mchid: config.mchid });
      // A payment unknown there cannot be paid either.
      if (status !== 204 && status !== 404) throw unreadable(status);
    },
    async verify(body, headers) {
      if (!(await isFromWechat(headers, body, keys, now()))) return null;
      const outer = v.safeParse(notification, parseJson(body));
      if (!outer.success) return null;
      const { event_type, resource } = outer.output;
      const content = parseJson(decryptResource(resource, config.apiV3Key));
      if (event_type.startsWith('REFUND.')) return toRefund(content, config.mchid);
      if (!event_type.startsWith('TRANSACTION.')) return null;
      const inner = v.safeParse(transaction, content);
      if (!inner.success || inner.output.mchid !== config.mchid) return null;
      return { paymentNo: inner.output.out_trade_no, state: toState(inner.output) };
    },
  };
}

function toState({
  trade_state,
  transaction_id,
  attach,
  amount,
}: v.InferOutput<typeof transaction>): ProviderState {
  if (trade_state === 'CLOSED' || trade_state === 'REVOKED') return { status: 'CANCELLED' };
  if (trade_state === 'PAYERROR') return { status: 'FAILED' };
  // REFUND: the payment succeeded, and some of it was refunded since.
  const isPaid = trade_state === 'SUCCESS' || trade_state === 'REFUND';
  if (!isPaid || transaction_id === undefined || amount === undefined) return { status: 'PENDING' };
  return {
    status: 'SUCCESS',
    transactionId: `${transactionPrefix}${transaction_id}`,
    orderSn: attach,
    amountMinor: amount.total,
    currency: amount.currency ?? 'CNY',
  };
}

const refundNews = v.object({
  mchid: v.string(),
  out_trade_no: v.string(),
  out_refund_no: v.string(),
  refund_status: v.string(),
  amount: v.object({ refund: v.pipe(v.number(), v.integer()), currency: v.optional(v.string()) }),
});

function toRefund(content: unknown, mchid: string): RefundUpdate | null {
  const parsed = v.safeParse(refundNews, content);
  if (!parsed.success || parsed.output.mchid !== mchid) return null;
  const { out_trade_no, out_refund_no, refund_status, amount } = parsed.output;
  return {
    refundNo: out_refund_no,
    paymentNo: out_trade_no,
    status: refundStatusFrom(refund_status),
    amountMinor: amount.refund,
    currency: amount.currency ?? 'CNY',
  };
}

function refundStatusFrom(status: string): RefundStatus {
  if (status === 'SUCCESS') return 'SUCCESS';
  return status === 'PROCESSING' ? 'PENDING' : 'FAILED';
}

const refundAnswer = v.object({ status: v.string() });

function toRefundStatus({ status, data }: WechatReply): RefundStatus {
  // Permanently refused: too much, too late, or nothing was paid.
  if (status === 400 || status === 403 || status === 404) return 'FAILED';
  const parsed = v.safeParse(refundAnswer, data);
  if (status !== 200 || !parsed.success) throw unreadable(status);
  return refundStatusFrom(parsed.output.status);
}

function unreadable(status: number): ProviderError {
  return new ProviderError(`Pawlet: WeChat Pay responded with ${status} and an unexpected body.`);
}

function getField({ status, data }: WechatReply, name: string): string {
  const parsed = v.safeParse(v.record(v.string(), v.unknown()), data);
  const value = parsed.success ? parsed.output[name] : undefined;
  if (status !== 200 || typeof value !== 'string') throw unreadable(status);
  return value;
}
