import { AlipayRequestError, AlipaySdk, type AlipaySdkCommonResult } from 'alipay-sdk';
import * as v from 'valibot';
import type { Clock } from '../../ports/clock.ts';
import {
  type PaymentProvider,
  type PaymentRequest,
  ProviderError,
  type ProviderState,
  type RefundUpdate,
} from '../../ports/payment.ts';
import { fromDecimalText, toDecimalText } from './amounts.ts';
import { isRecent } from './freshness.ts';

/** An app of the Alipay open platform, in public-key mode. */
export interface AlipayConfig {
  readonly appId: string;
  /** PEM of the app's private key. */
  readonly privateKey: string;
  readonly keyType: 'PKCS1' | 'PKCS8';
  /** PEM of Alipay's public key for this app. */
  readonly alipayPublicKey: string;
  /** @default https://openapi.alipay.com/gateway.do */
  readonly gateway: string;
}

const currency = 'CNY';
const beijingOffsetMs = 8 * 3600 * 1000;
const timeoutMs = 8000;
/** Distinguishes this provider's transaction numbers from others. */
const transactionPrefix = 'alipay:';
/** Alipay repeats a notification for 25 hours. */
const oldestSeconds = 48 * 3600;

const trade = v.object({
  out_trade_no: v.string(),
  trade_status: v.string(),
  trade_no: v.optional(v.string()),
  total_amount: v.optional(v.string()),
});

/**
 * A refund notification: sent to the same address as payment notifications, with the payment's fields too.
 */
const refund = v.object({
  out_trade_no: v.string(),
  gmt_refund: v.pipe(v.string(), v.minLength(1)),
  /** Our refund number. */
  out_biz_no: v.pipe(v.string(), v.minLength(1)),
  /** The total refunded so far. */
  refund_fee: v.string(),
});

/** Alipay: browser (wap) and native app. The official SDK signs, verifies and encodes. */
export function createAlipay(config: AlipayConfig, { clock }: { readonly clock: Clock }): PaymentProvider {
  const sdk = new AlipaySdk({
    appId: config.appId,
    privateKey: config.privateKey,
    keyType: config.keyType,
    alipayPublicKey: config.alipayPublicKey,
    gateway: config.gateway,
    signType: 'RSA2',
    camelcase: false,
    timeout: timeoutMs,
  });

  const now = () => Math.floor(clock.nowMs() / 1000);

  const getContent = (request: PaymentRequest, product: string) => ({
    out_trade_no: request.paymentNo,
    total_amount: toDecimalText(request.amountMinor, request.currency),
    // Alipay rejects these characters.
    subject: request.description.replaceAll(/[/=&]/gu, '+'),
    product_code: product,
    time_expire: beijingText(request.expiresAt),
  });

  async function ask(
    method: string,
    bizContent: Readonly<Record<string, string>>,
  ): Promise<AlipaySdkCommonResult> {
    try {
      return await sdk.exec(method, { bizContent: { ...bizContent } }, { validateSign: true });
    } catch (error) {
      const reason = error instanceof AlipayRequestError ? (error.code ?? error.message) : String(error);
      throw new ProviderError(`Pawlet: Alipay did not respond to ${method}: ${reason}.`, { cause: error });
    }
  }

  return {
    id: 'alipay',
    paytypes: ['alipay'],
    currencies: [currency],
    start(request) {
      const { notifyUrl } = request;
      if (request.method === 'wap') {
        const url = sdk.pageExecute('alipay.trade.wap.pay', 'GET', {
          notifyUrl,
          ...(request.returnUrl === '' ? {} : { returnUrl: request.returnUrl }),
          bizContent: {
            ...getContent(request, 'QUICK_WAP_WAY'),
            ...(request.returnUrl === '' ? {} : { quit_url: request.returnUrl }),
          },
        });
        return Promise.resolve({ kind: 'url', url });
      }
      if (request.method !== 'app') return Promise.resolve(null);
      const bizContent = getContent(request, 'QUICK_MSECURITY_PAY');
      return Promise.resolve({
        kind: 'text',
        text: sdk.sdkExecute('alipay.trade.app.pay', { notifyUrl, bizContent }),
      });
    },
    async query(paymentNo) {
      const reply = await ask('alipay.trade.query', { out_trade_no: paymentNo });
      // The shopper has not logged in to the wallet yet.
      if (reply.sub_code === 'ACQ.TRADE_NOT_EXIST') return { status: 'PENDING' };
      const found = v.safeParse(trade, reply);
      if (reply.code !== '10000' || !found.success || found.output.out_trade_no !== paymentNo)
        throw refused(reply);
      return toState(found.output);
    },
    async refund({ paymentNo, transactionId, refundNo, amountMinor, reason }) {
      const names = {
        out_request_no: refundNo,
        ...(transactionId === undefined
          ? { out_trade_no: paymentNo }
          : { trade_no: transactionId.replace(transactionPrefix, '') }),
      };
      const reply = await ask('alipay.trade.refund', {
        ...names,
        refund_amount: toDecimalText(amountMinor, currency),
        refund_reason: reason.slice(0, 80),
      });
      if (reply.sub_code === 'ACQ.SYSTEM_ERROR' || reply.code === '20000') throw refused(reply);
      if (reply.code !== '10000') return 'FAILED';
      // "N" means that this call moved no money: an earlier one may have.
      if (reply['fund_change'] === 'Y') return 'SUCCESS';
      const found = await ask('alipay.trade.fastpay.refund.query', names);
      return found['refund_status'] === 'REFUND_SUCCESS' ? 'SUCCESS' : 'PENDING';
    },
    async close(paymentNo) {
      const reply = await ask('alipay.trade.close', { out_trade_no: paymentNo });
      if (reply.code !== '10000' && reply.sub_code !== 'ACQ.TRADE_NOT_EXIST') throw refused(reply);
    },
    verify(body) {
      const fields = Object.fromEntries(new URLSearchParams(body));
      const isTheirs = fields['app_id'] === config.appId && isSigned(sdk, fields);
      const isNew = isRecent(fromBeijing(fields['notify_time'] ?? ''), now(), oldestSeconds);
      const told = isTheirs && isNew ? v.safeParse(trade, fields) : undefined;
      if (!told?.success) return Promise.resolve(null);
      const refunded = v.safeParse(refund, fields);
      if (refunded.success) return Promise.resolve(toRefund(refunded.output));
      return Promise.resolve({ paymentNo: told.output.out_trade_no, state: toState(told.output) });
    },
  };
}

function isSigned(sdk: AlipaySdk, fields: Readonly<Record<string, string>>): boolean {
  if (!fields['sign'] || fields['sign_type'] !== 'RSA2') return false;
  try {
    return sdk.checkNotifySignV2({ ...fields });
  } catch {
    // The SDK throws for a signature that is not base64.
    return false;
  }
}

function toState({ trade_status, trade_no, total_amount }: v.InferOutput<typeof trade>): ProviderState {
  if (trade_status === 'TRADE_CLOSED') return { status: 'CANCELLED' };
  const amountMinor = fromDecimalText(total_amount ?? '');
  const isPaid = trade_status === 'TRADE_SUCCESS' || trade_status === 'TRADE_FINISHED';
  if (!isPaid || trade_no === undefined || amountMinor === null) return { status: 'PENDING' };
  return { status: 'SUCCESS', transactionId: `${transactionPrefix}${trade_no}`, amountMinor, currency };
}

function toRefund({
  out_trade_no,
  out_biz_no,
  refund_fee,
}: v.InferOutput<typeof refund>): RefundUpdate | null {
  const sumMinor = fromDecimalText(refund_fee);
  if (sumMinor === null) return null;
  return { refundNo: out_biz_no, paymentNo: out_trade_no, status: 'SUCCESS', sumMinor, currency };
}

/** Alipay's times are in Beijing time. */
function beijingText(epochSeconds: number): string {
  return new Date(epochSeconds * 1000 + beijingOffsetMs).toISOString().slice(0, 19).replace('T', ' ');
}

function fromBeijing(text: string): number | null {
  if (!/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/u.test(text)) return null;
  const epochMs = Date.parse(`${text.replace(' ', 'T')}Z`) - beijingOffsetMs;
  return Number.isNaN(epochMs) ? null : Math.floor(epochMs / 1000);
}

function refused({ code, sub_code, msg }: AlipaySdkCommonResult): ProviderError {
  return new ProviderError(`Pawlet: Alipay refused: ${sub_code ?? code} ${msg}.`);
}
