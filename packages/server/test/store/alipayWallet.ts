import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startFakeAlipay } from './fakeAlipay.ts';
import type { FakeReply, FakeRequest } from './fakeService.ts';

/** A payment in the wallet's own books, outside the shop's database. */
export interface WalletTrade {
  readonly paymentNo: string;
  /** Decimal text, as the shop asked for it. */
  readonly amount: string;
}

/** The wallet with which shoppers pay: Alipay's protocol, signed in both directions. */
export interface Wallet {
  /** Environment of a shop that has an account there. */
  readonly environment: Readonly<Record<string, string>>;
  /** The paid trades. */
  readonly trades: readonly WalletTrade[];
  /** The amounts that the shop has paid back, as decimal texts, oldest first. */
  readonly refunds: readonly string[];
  /** Pays what a payment address of the shop asks for, and notifies the shop until it acknowledges. */
  pay(address: string): Promise<void>;
  /** Waits until the shop has acknowledged every payment; returns how many it has not. */
  settle(limitMs: number): Promise<number>;
  close(): Promise<void>;
}

/** The real wallet repeats a notification for a day; here the pauses are shorter. */
const pauseMs = 1000;

/** Starts the wallet, with its key files in a folder. A payment address opened in a browser is a page with one button. */
export async function startAlipayWallet(folder: string): Promise<Wallet> {
  const fake = await startFakeAlipay(() => Math.floor(Date.now() / 1000), { visit });
  const [ownKey, theirKey] = [join(folder, 'app.pem'), join(folder, 'alipay.pem')];
  writeFileSync(ownKey, fake.config.privateKey);
  writeFileSync(theirKey, fake.config.alipayPublicKey);
  const trades: WalletTrade[] = [];
  const unacknowledged = new Set<string>();
  const closing = new AbortController();

  async function notify(paymentNo: string, amount: string, notifyUrl: string): Promise<void> {
    while (!closing.signal.aborted) {
      const body = fake.notification({
        out_trade_no: paymentNo,
        trade_no: `2026${paymentNo}`,
        trade_status: 'TRADE_SUCCESS',
        total_amount: amount,
      });
      if (await isAcknowledged(notifyUrl, body)) {
        unacknowledged.delete(paymentNo);
        return;
      }
      await pause(pauseMs, undefined, { ref: false });
    }
  }

  function pay(asked: URLSearchParams): void {
    if (!fake.isSignedByApp(asked)) throw new Error('wallet: the shop did not sign a payment');
    const { out_trade_no: paymentNo, total_amount: amount } = readContent(asked);
    // A shopper who opens the address again finds the trade paid.
    if (fake.trades.has(paymentNo)) return;
    fake.trades.set(paymentNo, {
      out_trade_no: paymentNo,
      total_amount: amount,
      trade_status: 'TRADE_SUCCESS',
    });
    trades.push({ paymentNo, amount });
    unacknowledged.add(paymentNo);
    void notify(paymentNo, amount, asked.get('notify_url') ?? '');
  }

  function visit({ method }: FakeRequest, asked: URLSearchParams): FakeReply {
    if (method === 'POST') {
      pay(asked);
      return { status: 303, headers: { location: asked.get('return_url') ?? '' }, body: '' };
    }
    const { total_amount: amount } = readContent(asked);
    return {
      headers: { 'content-type': 'text/html; charset=utf-8' },
      body: `<!doctype html><html lang="zh"><title>支付宝</title><h1>¥${amount}</h1><form method="post"><button>确认付款</button></form></html>`,
    };
  }

  return {
    environment: {
      PAWLET_ALIPAY_APP_ID: fake.config.appId,
      PAWLET_ALIPAY_KEY_FILE: ownKey,
      PAWLET_ALIPAY_PUBLIC_KEY_FILE: theirKey,
      PAWLET_ALIPAY_GATEWAY: fake.config.gateway,
    },
    trades,
    refunds: fake.refunds,
    pay(address) {
      pay(new URL(address).searchParams);
      return Promise.resolve();
    },
    async settle(limitMs) {
      const end = performance.now() + limitMs;
      while (unacknowledged.size > 0 && performance.now() < end) await pause(100);
      return unacknowledged.size;
    },
    async close() {
      closing.abort();
      await fake.close();
    },
  };
}

interface PaymentContent {
  readonly out_trade_no: string;
  readonly total_amount: string;
}

const readContent = (asked: URLSearchParams) =>
  JSON.parse(asked.get('biz_content') ?? '{}') as PaymentContent;

async function isAcknowledged(url: string, body: string): Promise<boolean> {
  try {
    const reply = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body,
      signal: AbortSignal.timeout(10_000),
    });
    return (await reply.text()) === 'success';
  } catch {
    // The shop is away: the next attempt may reach it.
    return false;
  }
}
