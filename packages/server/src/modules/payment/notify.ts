import type { AppDeps } from '../../http/appDeps.ts';
import type { PaymentProvider } from '../../ports/payment.ts';
import { createSandboxProvider, signNotification } from './sandboxProvider.ts';
import { applyNews } from './settle.ts';
import { bookAcknowledged, claimAnnouncement, type WalletPayment } from './walletBooks.ts';

/** Every provider of this shop; the sandbox wallet in demo mode only. */
export function providersOf(deps: AppDeps): readonly PaymentProvider[] {
  return deps.settings.isDemo ? [...deps.payments, createSandboxProvider(deps)] : deps.payments;
}

/** Takes a notification in; true tells the provider to stop sending it. */
export async function receiveNotification(
  deps: AppDeps,
  providerId: string,
  body: string,
  headers: Headers,
): Promise<boolean> {
  const provider = providersOf(deps).find(({ id }) => id === providerId);
  const news = await provider?.verify(body, headers, deps.db);
  if (!news) {
    deps.logger.warn('payment notification refused', { provider: providerId });
    return false;
  }
  const outcome = await applyNews(deps.db, news, Math.floor(deps.clock.nowMs() / 1000));
  deps.logger.info('payment notification', { provider: providerId, paymentNo: news.paymentNo, outcome });
  return outcome !== 'mismatch';
}

/** Lets the wallet tell the shop about one payment, signed, through the door that everybody uses. */
export async function announce(deps: AppDeps, row: WalletPayment): Promise<void> {
  const now = Math.floor(deps.clock.nowMs() / 1000);
  if (!(await claimAnnouncement(deps.db, row, now))) return;
  const { body, headers } = await signNotification(deps.db, deps, row);
  if (await receiveNotification(deps, 'sandbox', body, headers)) await bookAcknowledged(deps.db, row.id, now);
}
