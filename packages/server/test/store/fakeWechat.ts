import { execFileSync } from 'node:child_process';
import {
  createCipheriv,
  createPrivateKey,
  generateKeyPairSync,
  type KeyObject,
  randomBytes,
} from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { WechatPayConfig } from '../../src/adapters/payments/wechatPay.ts';
import { isTextSigned, signText } from '../../src/adapters/payments/wechatSignature.ts';
import { type FakeService, type FakeReply, type FakeRequest, startFakeService } from './fakeService.ts';

const apiV3Key = 'k'.repeat(32);
const serial = 'PLATFORM01';

/** A payment as stored by WeChat Pay. */
export interface WechatTrade {
  trade_state: string;
  readonly out_trade_no: string;
  readonly attach: string;
  readonly total: number;
}

/** A fake WeChat Pay on this machine: verifies the merchant's signature, signs its own responses. */
export interface FakeWechat extends FakeService {
  readonly config: WechatPayConfig;
  readonly trades: Map<string, WechatTrade>;
  readonly refunds: Map<string, Record<string, unknown>>;
  /** A signed and encrypted notification. */
  notification(
    trade: WechatTrade,
    more?: { readonly transactionId?: string; readonly total?: number; readonly mchid?: string },
  ): { readonly body: string; readonly headers: Record<string, string> };
  /** A signed and encrypted notification of a requested refund. */
  refundNotification(
    refundNo: string,
    more?: { readonly status?: string; readonly refund?: number; readonly paymentNo?: string },
  ): { readonly body: string; readonly headers: Record<string, string> };
  /** Signs responses with another key from now on. */
  forgeAnswers(isOn: boolean): void;
}

function certificate(): { readonly pem: string; readonly key: KeyObject } {
  const folder = mkdtempSync(path.join(tmpdir(), 'pawlet-certificate-'));
  try {
    const [key, pem] = [path.join(folder, 'key.pem'), path.join(folder, 'certificate.pem')];
    const subject = ['-subj', '/CN=Tenpay.com Root CA', '-days', '3650'];
    const files = ['-keyout', key, '-out', pem];
    execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', ...subject, ...files], {
      stdio: 'ignore',
    });
    return { pem: readFileSync(pem, 'utf8'), key: createPrivateKey(readFileSync(key)) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function encrypt(text: string, key: string) {
  const nonce = randomBytes(6).toString('hex');
  const cipher = createCipheriv('aes-256-gcm', key, nonce);
  cipher.setAAD(Buffer.from('transaction'));
  const ciphertext = Buffer.concat([cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
  return {
    algorithm: 'AEAD_AES_256_GCM',
    ciphertext: ciphertext.toString('base64'),
    nonce,
    associated_data: 'transaction',
  };
}

/** Starts the fake WeChat Pay on a free port; `now` in epoch seconds. */
export async function startFakeWechat(now: () => number): Promise<FakeWechat> {
  const platform = certificate();
  const merchant = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const stranger = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const trades = new Map<string, WechatTrade>();
  const refunds = new Map<string, Record<string, unknown>>();
  let isForging = false;

  const signed = (body: string, key = isForging ? stranger.privateKey : platform.key) => {
    const [timestamp, nonce] = [String(now()), randomBytes(8).toString('hex')];
    return {
      'content-type': 'application/json',
      'wechatpay-timestamp': timestamp,
      'wechatpay-nonce': nonce,
      'wechatpay-serial': serial,
      'wechatpay-signature': signText(`${timestamp}\n${nonce}\n${body}\n`, key),
    };
  };
  const json = (data: unknown, status = 200): FakeReply => {
    const body = data === null ? '' : JSON.stringify(data);
    return { status, headers: signed(body), body };
  };
  const wire = (trade: WechatTrade, transactionId: string, total = trade.total, mchid = '1900000001') => ({
    mchid,
    appid: 'wxweb',
    out_trade_no: trade.out_trade_no,
    attach: trade.attach,
    trade_state: trade.trade_state,
    ...(trade.trade_state === 'SUCCESS'
      ? { transaction_id: transactionId, amount: { total, currency: 'CNY' } }
      : {}),
  });

  function isSignedByMerchant({ method, path, body, headers }: FakeRequest): boolean {
    const fields = new Map(
      [...(headers.get('authorization') ?? '').matchAll(/(\w+)="([^"]*)"/gu)].map(
        ([, name = '', value = '']) => [name, value],
      ),
    );
    const text = `${method}\n${path}\n${fields.get('timestamp')}\n${fields.get('nonce_str')}\n${body}\n`;
    return (
      fields.get('mchid') === '1900000001' &&
      fields.get('serial_no') === 'MERCHANT01' &&
      isTextSigned(text, fields.get('signature') ?? '', merchant.publicKey)
    );
  }

  function prepay(kind: string, body: Record<string, unknown>): FakeReply {
    const amount = body['amount'] as { readonly total: number };
    const trade: WechatTrade = {
      trade_state: 'NOTPAY',
      out_trade_no: String(body['out_trade_no']),
      attach: String(body['attach']),
      total: amount.total,
    };
    trades.set(trade.out_trade_no, trade);
    return json(
      kind === 'h5'
        ? { h5_url: `https://wx.tenpay.test/pay?prepay_id=wx${trade.out_trade_no}` }
        : { prepay_id: `wx${trade.out_trade_no}` },
    );
  }

  const fake = await startFakeService((request) => {
    if (!isSignedByMerchant(request)) return { status: 401, body: '{"code":"SIGN_ERROR"}' };
    const { pathname } = new URL(request.path, 'http://x');
    if (pathname === '/v3/certificates') {
      const resource = encrypt(platform.pem, apiV3Key);
      return json({ data: [{ serial_no: serial, encrypt_certificate: resource }] });
    }
    const body = (request.body === '' ? {} : JSON.parse(request.body)) as Record<string, unknown>;
    const kind = /^\/v3\/pay\/transactions\/(h5|jsapi|app)$/u.exec(pathname)?.[1];
    if (kind !== undefined) return prepay(kind, body);
    if (pathname === '/v3/refund/domestic/refunds') {
      const refund = { ...body, status: 'PROCESSING', refund_id: `r${String(body['out_refund_no'])}` };
      refunds.set(String(body['out_refund_no']), refund);
      return json(refund);
    }
    const refund = refunds.get(/refunds\/(\w+)$/u.exec(pathname)?.[1] ?? '');
    if (refund) return json(refund);
    const [, number = '', close] = /out-trade-no\/(\d+)(\/close)?$/u.exec(pathname) ?? [];
    const trade = trades.get(number);
    if (!trade) return json({ code: 'ORDER_NOT_EXIST' }, 404);
    if (close === undefined) return json(wire(trade, `42${number}`));
    trade.trade_state = 'CLOSED';
    return json(null, 204);
  });

  return {
    ...fake,
    trades,
    refunds,
    config: {
      mchid: '1900000001',
      serial: 'MERCHANT01',
      privateKey: merchant.privateKey,
      apiV3Key,
      webAppId: 'wxweb',
      miniAppId: 'wxmini',
      nativeAppId: 'wxnative',
      origin: fake.origin,
    },
    notification(trade, more = {}) {
      const news = wire(trade, more.transactionId ?? `42${trade.out_trade_no}`, more.total, more.mchid);
      const resource = encrypt(JSON.stringify(news), apiV3Key);
      const body = JSON.stringify({ id: 'e1', event_type: 'TRANSACTION.SUCCESS', resource });
      return { body, headers: signed(body) };
    },
    refundNotification(refundNo, { status = 'SUCCESS', refund, paymentNo } = {}) {
      const asked = refunds.get(refundNo) ?? {};
      const amount = asked['amount'] as { readonly refund: number; readonly total: number } | undefined;
      const news = {
        mchid: '1900000001',
        out_trade_no: paymentNo ?? asked['out_trade_no'],
        out_refund_no: refundNo,
        refund_id: `r${refundNo}`,
        refund_status: status,
        amount: { total: amount?.total, refund: refund ?? amount?.refund },
      };
      const resource = encrypt(JSON.stringify(news), apiV3Key);
      const event_type = status === 'SUCCESS' ? 'REFUND.SUCCESS' : 'REFUND.ABNORMAL';
      const body = JSON.stringify({ id: 'e2', event_type, resource });
      return { body, headers: signed(body) };
    },
    forgeAnswers(isOn) {
      isForging = isOn;
    },
  };
}
