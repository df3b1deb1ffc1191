import { type PaymentProvider, ProviderError } from '../../src/ports/payment.ts';

/** What every call of `silentProvider` comes to. */
export const failToReach = () => Promise.reject(new ProviderError('The line is dead.'));

/** A wallet that never answers. */
export const silentProvider: PaymentProvider = {
  id: 'silent',
  paytypes: ['alipay'],
  start: failToReach,
  query: failToReach,
  refund: failToReach,
  close: failToReach,
  verify: failToReach,
};
