import type { AppDeps } from '../../http/appDeps.ts';
import type { PaymentProvider } from '../../ports/payment.ts';
import { createSandboxProvider } from './sandboxProvider.ts';
import type { PaymentRow } from './settle.ts';

/** All providers of this shop; the sandbox wallet in demo mode only. */
export function getProviders(deps: AppDeps): readonly PaymentProvider[] {
  return deps.settings.isDemo ? [...deps.payments, createSandboxProvider(deps)] : deps.payments;
}

/** The provider for a payment method in a currency; undefined when there is none. */
export function findProvider(deps: AppDeps, paytype: string, currency: string): PaymentProvider | undefined {
  return getProviders(deps).find(
    ({ paytypes, currencies }) =>
      paytypes.includes(paytype) && (currencies === undefined || currencies.includes(currency)),
  );
}

/** The provider by id; undefined when it was removed from the shop. */
export function findProviderById(deps: AppDeps, providerId: string): PaymentProvider | undefined {
  return getProviders(deps).find(({ id }) => id === providerId);
}

/** The provider of a payment; undefined when it was removed from the shop. */
export function getProvider(
  deps: AppDeps,
  { provider, paytype, currency }: Pick<PaymentRow, 'provider' | 'paytype' | 'currency'>,
): PaymentProvider | undefined {
  return provider === '' ? findProvider(deps, paytype, currency) : findProviderById(deps, provider);
}

/** Address for a provider's notifications of payments and refunds. */
export function getNotifyUrl(origin: string, providerId: string): string {
  return `${origin}/addons/shop/api.payment/notify/${providerId}`;
}
