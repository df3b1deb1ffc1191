import type { Database } from '../../db/database.ts';
import type { AppDeps } from '../../http/appDeps.ts';
import { type PaymentProvider, ProviderError } from '../../ports/payment.ts';
import { createSandboxProvider, signNotification } from './sandboxProvider.ts';
import { applyNews, type PaymentRow } from './settle.ts';
import { bookAcknowledged, claimAnnouncement, type WalletPayment } from './walletBooks.ts';

/** Every provider of this shop; the sandbox wallet in demo mode only. */
function providersOf(deps: AppDeps): readonly PaymentProvider[] {
  return deps.settings.isDemo ? [...deps.payments, createSandboxProvider(deps)] : deps.payments;
}

/** The provider that serves a way of paying in a currency; undefined when none does. */
export function findProvider(deps: AppDeps, paytype: string, currency: string): PaymentProvider | undefined {
  return providersOf(deps).find(
    ({ paytypes, currencies }) =>
      paytypes.includes(paytype) && (currencies === undefined || currencies.includes(currency)),
  );
}

/** The provider that was asked for a payment; undefined when the shop has it no more. */
export function providerOf(
  deps: AppDeps,
  { provider, paytype, currency }: Pick<PaymentRow, 'provider' | 'paytype' | 'currency'>,
): PaymentProvider | undefined {
  if (provider === '') return findProvider(deps, paytype, currency);
  return providersOf(deps).find(({ id }) => id === provider);
}

/** Address at which a provider tells the shop how payments stand. */
export function notifyUrlOf(origin: string, providerId: string): string {
  return `${origin}/addons/shop/api.payment/notify/${providerId}`;
}

/** Asks the provider how a payment stands and takes the answer into the books; silence changes nothing. */
export async function askProvider(
  deps: AppDeps,
  db: Database,
  payment: PaymentRow,
  now: number,
): Promise<void> {
  const { paymentNo } = payment;
  const provider = providerOf(deps, payment);
  if (!provider) return;
  try {
    const state = await provider.query(paymentNo, db);
    await applyNews(db, { paymentNo, state }, now);
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    deps.logger.warn('payment provider did not answer', { provider: provider.id, paymentNo });
  }
}

/** Takes a notification in; true tells the provider to stop sending it. */
export async function receiveNotification(
  deps: AppDeps,
  providerId: string,
  body: string,
  headers: Headers,
): Promise<boolean> {
  const provider = providersOf(deps).find(({ id }) => id === providerId);
  const news = await provider?.verify(body, headers, deps.db).catch(nothingFromProvider);
  if (!news) {
    deps.logger.warn('payment notification refused', { provider: providerId });
    return false;
  }
  const outcome = await applyNews(deps.db, news, Math.floor(deps.clock.nowMs() / 1000));
  deps.logger.info('payment notification', { provider: providerId, paymentNo: news.paymentNo, outcome });
  return outcome !== 'mismatch';
}

/** What cannot be checked now is refused now: the provider sends it again. */
function nothingFromProvider(error: unknown): null {
  if (error instanceof ProviderError) return null;
  throw error;
}

/** Lets the wallet tell the shop about one payment, signed, through the door that everybody uses. */
export async function announce(deps: AppDeps, row: WalletPayment): Promise<void> {
  const now = Math.floor(deps.clock.nowMs() / 1000);
  if (!(await claimAnnouncement(deps.db, row, now))) return;
  const { body, headers } = await signNotification(deps.db, deps, row);
  if (await receiveNotification(deps, 'sandbox', body, headers)) await bookAcknowledged(deps.db, row.id, now);
}
