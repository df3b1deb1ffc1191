import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Database } from '../../db/database.ts';
import { walletPayments } from '../../db/schema/payment.ts';
import type { AppDeps } from '../../http/appDeps.ts';
import type { PaymentProvider, PaymentRequest, ProviderUpdate, ProviderState } from '../../ports/payment.ts';
import { sandboxId } from './sandboxId.ts';
import { isSigned, sign, walletKey } from './signature.ts';
import { findByPaymentNo, type WalletPayment } from './walletBooks.ts';

type SandboxDeps = Pick<AppDeps, 'random' | 'clock'>;

const idBytes = 16;
const freshSeconds = 300;
const signatureHeader = 'x-wallet-signature';
const timeHeader = 'x-wallet-time';

const notification = v.object({
  payment_no: v.string(),
  order_sn: v.string(),
  result: v.picklist(['success', 'failure', 'cancel']),
  transaction_id: v.nullable(v.string()),
  amount: v.pipe(v.number(), v.integer()),
  currency: v.string(),
});

/** A signed notification, ready to be sent. */
export interface SignedNotification {
  readonly body: string;
  readonly headers: Headers;
}

/** Creates the wallet's signed notification of a payment. */
export async function signNotification(
  db: Database,
  { random, clock }: SandboxDeps,
  row: WalletPayment,
): Promise<SignedNotification> {
  const body = JSON.stringify({
    payment_no: row.paymentNo,
    order_sn: row.orderSn,
    result: row.result,
    transaction_id: row.transactionId,
    amount: row.amount,
    currency: row.currency,
  });
  const time = String(Math.floor(clock.nowMs() / 1000));
  const signature = await sign(await walletKey(db, random), `${time}.${body}`);
  return { body, headers: new Headers({ [signatureHeader]: signature, [timeHeader]: time }) };
}

/** The built-in wallet in three brands: it redirects, notifies, delays, fails and cancels like real ones. */
export function createSandboxProvider(deps: SandboxDeps): PaymentProvider {
  const now = () => Math.floor(deps.clock.nowMs() / 1000);
  return {
    id: sandboxId,
    paytypes: ['wechat', 'alipay', 'pingpong'],
    async start(request, db) {
      const { method, paytype } = request;
      // As the real ones: PingPong has a page only, and Alipay no script in somebody else's browser.
      const methods = { wechat: ['mp', 'miniapp', 'app'], alipay: ['app'] }[paytype] ?? [];
      if (method !== 'wap' && !methods.includes(method)) return null;
      const needsOpenid = method === 'mp' || method === 'miniapp';
      if (needsOpenid && request.openid === '' && request.loginCode === '') return { kind: 'bind' };
      const id = await openPage(db, deps, request, now());
      if (method === 'wap') return { kind: 'url', url: `${request.baseUrl}/demo/wallet/${id}` };
      const parameters = await signParameters(db, deps, id, now());
      return method === 'app'
        ? { kind: 'text', text: JSON.stringify(parameters) }
        : { kind: 'parameters', parameters };
    },
    async query(paymentNo, db) {
      const row = await findByPaymentNo(db, paymentNo);
      const isKnown = row?.dueAt != null && (row.attempts > 0 || row.dueAt <= now());
      return row && isKnown ? toState(row) : { status: 'PENDING' };
    },
    async refund({ paymentNo, amountMinor }, db) {
      const row = await findByPaymentNo(db, paymentNo);
      const isPossible = row?.result === 'success' && amountMinor > 0 && amountMinor <= row.amount;
      return isPossible ? 'SUCCESS' : 'FAILED';
    },
    async verify(body, headers, db) {
      const time = headers.get(timeHeader) ?? '';
      const isFresh = /^\d{1,12}$/u.test(time) && Math.abs(Number(time) - now()) <= freshSeconds;
      const signature = headers.get(signatureHeader) ?? '';
      if (!isFresh || !(await isSigned(await walletKey(db, deps.random), `${time}.${body}`, signature)))
        return null;
      return readUpdate(body);
    },
  };
}

/** The parameters of WeChat's script, signed with the sandbox's key; `package` names the wallet page. */
async function signParameters(
  db: Database,
  { random }: SandboxDeps,
  id: string,
  now: number,
): Promise<Readonly<Record<string, string>>> {
  const fields = {
    appId: sandboxId,
    timeStamp: String(now),
    nonceStr: random.hex(idBytes),
    package: `prepay_id=${id}`,
  };
  const text = `${fields.appId}\n${fields.timeStamp}\n${fields.nonceStr}\n${fields.package}\n`;
  const paySign = await sign(await walletKey(db, random), text);
  return { ...fields, signType: 'HMAC-SHA256', paySign };
}

/** Opens the wallet page of a payment: a new one, or the existing one for another attempt. */
async function openPage(
  db: Database,
  { random }: SandboxDeps,
  request: PaymentRequest,
  now: number,
): Promise<string> {
  const [row] = await db
    .insert(walletPayments)
    .values({
      id: random.hex(idBytes),
      paymentNo: request.paymentNo,
      orderSn: request.orderSn,
      brand: request.paytype,
      amount: request.amountMinor,
      currency: request.currency,
      returnUrl: request.returnUrl,
      language: request.language,
      createtime: now,
    })
    .onConflictDoUpdate({
      target: walletPayments.paymentNo,
      // After a failure or a cancellation the same page can be used again; a success is final.
      set: {
        returnUrl: request.returnUrl,
        language: request.language,
        result: sql`case when ${walletPayments.result} = 'success' then ${walletPayments.result} end`,
        dueAt: sql`case when ${walletPayments.result} = 'success' then ${walletPayments.dueAt} end`,
      },
    })
    .returning();
  if (!row) throw new Error('The wallet page was not opened.');
  return row.id;
}

function toState(row: WalletPayment): ProviderState {
  if (row.result === 'failure') return { status: 'FAILED' };
  if (row.result === 'cancel') return { status: 'CANCELLED' };
  if (row.result === null || row.transactionId === null) return { status: 'PENDING' };
  const { transactionId, orderSn, amount, currency } = row;
  return { status: 'SUCCESS', transactionId, orderSn, amountMinor: amount, currency };
}

function readUpdate(body: string): ProviderUpdate | null {
  let fields: unknown;
  try {
    fields = JSON.parse(body);
  } catch {
    // Signed but not JSON: not from this version of the wallet, so treated like an invalid signature.
    return null;
  }
  const parsed = v.safeParse(notification, fields);
  if (!parsed.success) return null;
  const { payment_no, order_sn, result, transaction_id, amount, currency } = parsed.output;
  if (result === 'failure') return { paymentNo: payment_no, state: { status: 'FAILED' } };
  if (result === 'cancel') return { paymentNo: payment_no, state: { status: 'CANCELLED' } };
  if (transaction_id === null) return null;
  return {
    paymentNo: payment_no,
    state: {
      status: 'SUCCESS',
      transactionId: transaction_id,
      orderSn: order_sn,
      amountMinor: amount,
      currency,
    },
  };
}
