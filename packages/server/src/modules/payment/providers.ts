import type { AppDeps } from '../../http/appDeps.ts';
import type { PaymentProvider } from '../../ports/payment.ts';
import { createSandboxProvider } from './sandboxProvider.ts';
import type { PaymentRow } from './settle.ts';

/** Every provider of this shop; the sandbox wallet in demo mode only. */
export function providersOf(deps: AppDeps): readonly PaymentProvider[] {
  return deps.settings.isDemo ? [...deps.payments, createSandboxProvider(deps)] : deps.payments;
}

/** The provider that serves a way of paying in a currency; undefined when none does. */
export function findProvider(deps: AppDeps, paytype: string, currency: string): PaymentProvider | undefined {
  return providersOf(deps).find(
    ({ paytypes, currencies }) =>
      paytypes.includes(paytype) && (currencies === undefined || currencies.includes(currency)),
  );
}

/** The provider by its id; undefined when the shop has it no more. */
export function findProviderById(deps: AppDeps, providerId: string): PaymentProvider | undefined {
  return providersOf(deps).find(({ id }) => id === providerId);
}

/** The provider that was asked for a payment; undefined when the shop has it no more. */
export function providerOf(
  deps: AppDeps,
  { provider, paytype, currency }: Pick<PaymentRow, 'provider' | 'paytype' | 'currency'>,
): PaymentProvider | undefined {
  return provider === '' ? findProvider(deps, paytype, currency) : findProviderById(deps, provider);
}

/** Address at which a provider tells the shop how payments and refunds stand. */
export function notifyUrlOf(origin: string, providerId: string): string {
  return `${origin}/addons/shop/api.payment/notify/${providerId}`;
}
