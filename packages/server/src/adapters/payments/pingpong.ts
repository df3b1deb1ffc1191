import { createHash, timingSafeEqual } from 'node:crypto';
import * as v from 'valibot';
import type { Clock } from '../../ports/clock.ts';
import {
  type PaymentProvider,
  ProviderError,
  type ProviderUpdate,
  type ProviderState,
  type RefundUpdate,
} from '../../ports/payment.ts';
import type { Language } from '../../i18n/language.ts';
import { fromDecimalText, toDecimalText } from './amounts.ts';
import { exchange, parseJson } from './exchange.ts';
import { isRecent } from './freshness.ts';

/** A store of PingPong Checkout, API v4. */
export interface PingpongConfig {
  readonly clientId: string;
  readonly accId: string;
  readonly salt: string;
  /** @default https://acquirer-payment.pingpongx.com */
  readonly origin: string;
}

/** Its codes for the languages of the hosted page. */
const pageLanguages: Readonly<Record<Language, string>> = {
  zh: 'zh',
  en: 'en',
  ja: 'jp',
  fr: 'fr',
  de: 'de',
  it: 'it',
  es: 'es',
  ko: 'kr',
};

const envelope = v.record(v.string(), v.nullish(v.string()));

const prepaid = v.object({ merchantTransactionId: v.string(), paymentUrl: v.pipe(v.string(), v.url()) });

const trade = v.object({
  merchantTransactionId: v.string(),
  status: v.string(),
  transactionId: v.optional(v.string()),
  amount: v.optional(v.string()),
  currency: v.optional(v.string()),
});

const moment = v.union([v.string(), v.number()]);

/** Payment notifications contain the time when the payment was started, not when they were sent. */
const paymentNews = v.object({ ...trade.entries, transactionTime: moment });

const refundNews = v.object({
  merchantTransactionId: v.string(),
  merchantRefundId: v.string(),
  status: v.picklist(['SUCCESS', 'FAILED', 'PROCESSING']),
  amount: v.string(),
  currency: v.string(),
  refundTime: moment,
  refundEndingTime: v.optional(moment),
});

/** Some payment methods on the hosted page take days, and notifications are repeated after that. */
const oldestSeconds = 7 * 24 * 3600;

/**
 * The signature of a message: SHA-256 of the salt and the fields in alphabetical order, upper-case
 * hexadecimal.
 */
export function signPingpong(
  fields: Readonly<Record<string, string | null | undefined>>,
  salt: string,
): string {
  const text = Object.entries(fields)
    .filter(([name, value]) => name !== 'sign' && value != null && value.trim() !== '')
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `${name}=${value}`)
    .join('&');
  return createHash('sha256').update(`${salt}${text}`).digest('hex').toUpperCase();
}

/** PingPong's hosted page: cards and local wallets, redirect only. */
export function createPingpong(
  config: PingpongConfig,
  { clock }: { readonly clock: Clock },
): PaymentProvider {
  const { clientId, accId, salt } = config;

  /** Content of a message with PingPong's valid signature for this store; null otherwise. */
  function open(message: unknown): { readonly code: string; readonly content: unknown } | null {
    const parsed = v.safeParse(envelope, message);
    if (!parsed.success) return null;
    const { sign, bizContent, code } = parsed.output;
    const isOurs = parsed.output['accId'] === accId && parsed.output['clientId'] === clientId;
    if (!isOurs || parsed.output['signType'] !== 'SHA256') return null;
    if (!isEqual(sign ?? '', signPingpong(parsed.output, salt))) return null;
    return { code: code ?? '', content: bizContent ? parseJson(bizContent) : null };
  }

  async function ask(path: string, content: Readonly<Record<string, unknown>>) {
    const message = {
      accId,
      clientId,
      signType: 'SHA256',
      version: '1.0',
      bizContent: JSON.stringify(content),
    };
    const reply = await exchange(`${config.origin}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...message, sign: signPingpong(message, salt) }),
    });
    const opened = open(parseJson(reply.body));
    if (!opened) throw new ProviderError('Pawlet: the response is not signed by PingPong.');
    return opened;
  }

  return {
    id: 'pingpong',
    paytypes: ['pingpong'],
    async start(request) {
      if (request.method !== 'wap') return null;
      const { code, content } = await ask('/v4/payment/prePay', {
        merchantTransactionId: request.paymentNo,
        amount: toDecimalText(request.amountMinor, request.currency),
        currency: request.currency,
        captureDelayHours: '0',
        notificationUrl: request.notifyUrl,
        payResultUrl: request.returnUrl,
        payCancelUrl: request.returnUrl,
        shopperIP: request.clientAddress,
        language: pageLanguages[request.language],
        remark: request.orderSn,
      });
      const parsed = v.safeParse(prepaid, content);
      if (!parsed.success || parsed.output.merchantTransactionId !== request.paymentNo)
        throw new ProviderError(`Pawlet: PingPong opened no page: ${code}.`);
      return { kind: 'url', url: parsed.output.paymentUrl };
    },
    async query(paymentNo) {
      const { content } = await ask('/v4/payment/query', { merchantTransactionId: paymentNo });
      const found = v.safeParse(trade, content);
      // PingPong has no transaction for a page that nobody has paid on yet.
      if (!found.success || found.output.merchantTransactionId !== paymentNo) return { status: 'PENDING' };
      return toState(found.output);
    },
    async refund({ paymentNo, refundNo, amountMinor, currency, reason, notifyUrl }) {
      const { code, content } = await ask('/v4/payment/refund', {
        merchantTransactionId: paymentNo,
        merchantRefundId: refundNo,
        amount: toDecimalText(amountMinor, currency),
        currency,
        notificationUrl: notifyUrl,
        remark: reason.slice(0, 32),
      });
      const told = v.safeParse(
        v.object({ status: v.picklist(['SUCCESS', 'FAILED', 'PROCESSING']) }),
        content,
      );
      if (!told.success) throw new ProviderError(`Pawlet: PingPong responded to the refund with ${code}.`);
      return told.output.status === 'PROCESSING' ? 'PENDING' : told.output.status;
    },
    verify(body) {
      const opened = open(tryJson(body));
      return Promise.resolve(opened ? toNews(opened.content, Math.floor(clock.nowMs() / 1000)) : null);
    },
  };
}

function toNews(content: unknown, now: number): ProviderUpdate | RefundUpdate | null {
  const refunded = v.safeParse(refundNews, content);
  if (refunded.success) {
    const { refundEndingTime, refundTime, ...told } = refunded.output;
    const isNew = isRecent(fromTimestamp(refundEndingTime ?? refundTime), now, oldestSeconds);
    const amountMinor = fromDecimalText(told.amount);
    if (!isNew || amountMinor === null) return null;
    return {
      refundNo: told.merchantRefundId,
      paymentNo: told.merchantTransactionId,
      status: told.status === 'PROCESSING' ? 'PENDING' : told.status,
      amountMinor,
      currency: told.currency,
    };
  }
  const paid = v.safeParse(paymentNews, content);
  if (!paid.success || !isRecent(fromTimestamp(paid.output.transactionTime), now, oldestSeconds)) return null;
  return { paymentNo: paid.output.merchantTransactionId, state: toState(paid.output) };
}

/** Parses a time in seconds or milliseconds. */
function fromTimestamp(given: string | number): number | null {
  const text = String(given);
  if (/^\d{10}$/u.test(text)) return Number(text);
  return /^\d{13}$/u.test(text) ? Math.floor(Number(text) / 1000) : null;
}

function tryJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    // Anyone can post anything to the notification address.
    return null;
  }
}

function isEqual(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}

function toState({ status, transactionId, amount, currency }: v.InferOutput<typeof trade>): ProviderState {
  if (status === 'FAILED') return { status: 'FAILED' };
  if (status === 'CANCELLED' || status === 'CLOSED') return { status: 'CANCELLED' };
  const amountMinor = fromDecimalText(amount ?? '');
  if (status !== 'SUCCESS' || amountMinor === null || transactionId === undefined || currency === undefined)
    return { status: 'PENDING' };
  return { status: 'SUCCESS', transactionId: `pingpong:${transactionId}`, amountMinor, currency };
}
