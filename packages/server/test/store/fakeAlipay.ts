import { createSign, createVerify, generateKeyPairSync, type KeyObject } from 'node:crypto';
import type { AlipayConfig } from '../../src/adapters/payments/alipay.ts';
import { type FakeReply, type FakeRequest, type FakeService, startFakeService } from './fakeService.ts';

/** A payment as stored by Alipay. */
export interface AlipayTrade {
  trade_status: string;
  readonly out_trade_no: string;
  readonly total_amount: string;
}

/** A fake Alipay on this machine: verifies the app's signature, signs its own responses. */
export interface FakeAlipay extends FakeService {
  readonly config: AlipayConfig;
  readonly trades: Map<string, AlipayTrade>;
  /** Amounts that were paid back, as decimal texts, oldest first; each refund once. */
  readonly refunds: readonly string[];
  /** A signed notification, form-encoded; with another key where `isForged`. */
  notification(fields: Readonly<Record<string, string>>, isForged?: boolean): string;
  /** Whether parameters have the app's valid signature. */
  isSignedByApp(parameters: URLSearchParams): boolean;
  /** Signs responses with another key from now on. */
  forgeAnswers(isOn: boolean): void;
}

function toText(fields: Readonly<Record<string, string>>, without: readonly string[]): string {
  return Object.entries(fields)
    .filter(([name, value]) => !without.includes(name) && value !== '')
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `${name}=${value}`)
    .join('&');
}

const sign = (text: string, key: KeyObject) => createSign('RSA-SHA256').update(text).sign(key, 'base64');

/** Formats a time in Beijing time. */
export function beijing(epochSeconds: number): string {
  return new Date((epochSeconds + 8 * 3600) * 1000).toISOString().slice(0, 19).replace('T', ' ');
}

/** What a shopper sees who opens a payment address in a browser. */
interface FakeAlipayOptions {
  /** @default a payment address leads nowhere */
  readonly visit?: (request: FakeRequest, asked: URLSearchParams) => FakeReply;
}

/** Starts the fake Alipay on a free port; `now` in epoch seconds. */
export async function startFakeAlipay(
  now: () => number,
  { visit }: FakeAlipayOptions = {},
): Promise<FakeAlipay> {
  const app = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const alipay = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const stranger = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const trades = new Map<string, AlipayTrade>();
  const refundNumbers = new Set<string>();
  const refunds: string[] = [];
  let isForging = false;

  function isSignedByApp(parameters: URLSearchParams): boolean {
    const fields = Object.fromEntries(parameters);
    return createVerify('RSA-SHA256')
      .update(toText(fields, ['sign']))
      .verify(app.publicKey, fields['sign'] ?? '', 'base64');
  }

  function serve(method: string, content: Readonly<Record<string, string>>): Record<string, string> {
    const done = { code: '10000', msg: 'Success' };
    const trade = trades.get(content['out_trade_no'] ?? content['trade_no']?.replace(/^2026/u, '') ?? '');
    const missing = { code: '40004', msg: 'Business Failed', sub_code: 'ACQ.TRADE_NOT_EXIST' };
    if (!trade) return missing;
    if (method === 'alipay.trade.query') {
      return { ...done, ...trade, trade_no: `2026${trade.out_trade_no}` };
    }
    if (method === 'alipay.trade.close') {
      trade.trade_status = 'TRADE_CLOSED';
      return done;
    }
    const refundNo = content['out_request_no'] ?? '';
    if (method === 'alipay.trade.fastpay.refund.query') {
      return refundNumbers.has(refundNo) ? { ...done, refund_status: 'REFUND_SUCCESS' } : done;
    }
    if (Number(content['refund_amount']) > Number(trade.total_amount)) {
      return { code: '40004', msg: 'Business Failed', sub_code: 'ACQ.REFUND_AMT_NOT_EQUAL_TOTAL' };
    }
    const isNew = !refundNumbers.has(refundNo);
    refundNumbers.add(refundNo);
    if (isNew) refunds.push(content['refund_amount'] ?? '');
    return { ...done, fund_change: isNew ? 'Y' : 'N' };
  }

  const fake = await startFakeService((request) => {
    const { path, body } = request;
    const parameters = new URLSearchParams(
      [new URL(path, 'http://x').search.slice(1), body].filter((part) => part !== '').join('&'),
    );
    const method = parameters.get('method') ?? '';
    if (visit !== undefined && method === 'alipay.trade.wap.pay') return visit(request, parameters);
    const content = JSON.parse(parameters.get('biz_content') ?? '{}') as Record<string, string>;
    const answer = isSignedByApp(parameters)
      ? serve(method, content)
      : { code: '40002', msg: 'Invalid Arguments', sub_code: 'isv.invalid-signature' };
    const text = JSON.stringify(answer);
    const signature = sign(text, isForging ? stranger.privateKey : alipay.privateKey);
    const name = `${method.replaceAll('.', '_')}_response`;
    return {
      headers: { 'content-type': 'application/json;charset=utf-8' },
      body: `{"${name}":${text},"sign":"${signature}"}`,
    };
  });

  return {
    ...fake,
    trades,
    refunds,
    isSignedByApp,
    config: {
      appId: '2021000000000001',
      privateKey: app.privateKey.export({ type: 'pkcs8', format: 'pem' }),
      keyType: 'PKCS8',
      alipayPublicKey: alipay.publicKey.export({ type: 'spki', format: 'pem' }),
      gateway: `${fake.origin}/gateway.do`,
    },
    notification(fields, isForged = false) {
      const all = {
        app_id: '2021000000000001',
        notify_type: 'trade_status_sync',
        notify_time: beijing(now()),
        charset: 'utf-8',
        subject: 'Pawlet 1+1=2',
        ...fields,
      };
      const key = isForged ? stranger.privateKey : alipay.privateKey;
      const signature = sign(toText(all, ['sign', 'sign_type']), key);
      return new URLSearchParams({ ...all, sign_type: 'RSA2', sign: signature }).toString();
    },
    forgeAnswers(isOn) {
      isForging = isOn;
    },
  };
}
