import type { Database } from '../../db/database.ts';
import type { StoreDeps } from '../../http/appDeps.ts';
import type { PaymentMeasure } from '../../ports/metrics.ts';
import { ProviderError, type ProviderUpdate } from '../../ports/payment.ts';
import { findProviderById, getProvider } from './providers.ts';
import { settleRefund } from './refunds.ts';
import { sandboxId } from './sandboxId.ts';
import { signNotification } from './sandboxProvider.ts';
import { applyUpdate, type PaymentRow, type UpdateOutcome } from './settle.ts';
import { bookAcknowledged, claimNotification, type WalletPayment } from './walletBooks.ts';

const results: Readonly<Partial<Record<UpdateOutcome, PaymentMeasure['result']>>> = {
  settled: 'succeeded',
  surplus: 'surplus',
  failed: 'failed',
  canceled: 'canceled',
};

/** Records a provider's update of a payment, and counts what is new. */
async function takeUpdate(
  { metrics }: Pick<StoreDeps, 'metrics'>,
  db: Database,
  { update, providerId }: { readonly update: ProviderUpdate; readonly providerId: string },
  now: number,
): Promise<UpdateOutcome> {
  const outcome = await applyUpdate(db, update, providerId, now);
  const result = results[outcome];
  const money = update.state.status === 'SUCCESS' && result === 'succeeded' ? update.state : undefined;
  if (result !== undefined) metrics?.countPayment({ provider: providerId, result, money });
  return outcome;
}

/** Queries a payment's state at the provider and records the result; without a response nothing changes. */
export async function queryProvider(
  deps: StoreDeps,
  db: Database,
  payment: PaymentRow,
  now: number,
): Promise<void> {
  const { paymentNo } = payment;
  const provider = getProvider(deps, payment);
  if (!provider) return;
  try {
    const state = await provider.query(paymentNo, db);
    await takeUpdate(deps, db, { update: { paymentNo, state }, providerId: provider.id }, now);
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    deps.logger.warn('payment provider did not respond', { provider: provider.id, paymentNo });
  }
}

/** Handles a notification; true tells the provider to stop sending it. */
export async function receiveNotification(
  deps: StoreDeps,
  providerId: string,
  body: string,
  headers: Headers,
): Promise<boolean> {
  const provider = findProviderById(deps, providerId);
  const news = await provider?.verify(body, headers, deps.db).catch(nothingFromProvider);
  if (!news) {
    deps.logger.warn('payment notification refused', { provider: providerId });
    return false;
  }
  const now = Math.floor(deps.clock.nowMs() / 1000);
  const outcome =
    'refundNo' in news
      ? await settleRefund(deps, news, providerId, now)
      : await takeUpdate(deps, deps.db, { update: news, providerId }, now);
  deps.logger.info('payment notification', { provider: providerId, paymentNo: news.paymentNo, outcome });
  return outcome !== 'mismatch';
}

/** What cannot be verified now is refused now: the provider sends it again. */
function nothingFromProvider(error: unknown): null {
  if (error instanceof ProviderError) return null;
  throw error;
}

/** Lets the wallet send its signed notification of a payment to the public endpoint. */
export async function sendWalletNotification(deps: StoreDeps, row: WalletPayment): Promise<void> {
  const now = Math.floor(deps.clock.nowMs() / 1000);
  if (!(await claimNotification(deps.db, row, now))) return;
  const { body, headers } = await signNotification(deps.db, deps, row);
  if (await receiveNotification(deps, sandboxId, body, headers)) await bookAcknowledged(deps.db, row.id, now);
}
