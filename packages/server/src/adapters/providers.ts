import type { Clock } from '../ports/clock.ts';
import type { Logger } from '../ports/logger.ts';
import type { PaymentProvider } from '../ports/payment.ts';
import { createAlipay } from './payments/alipay.ts';
import { createPingpong } from './payments/pingpong.ts';
import { createWechatPay } from './payments/wechatPay.ts';
import type { ProviderConfig } from './providerEnvironment.ts';

interface PaymentDeps {
  readonly clock: Clock;
  /** Exchanges a one-time code of the mini-program for the openid; null for an invalid code. */
  readonly getOpenid: (loginCode: string, logger: Logger) => Promise<string | null>;
}

/** The payment providers that this shop has accounts with. */
export function createPayments(
  { wechatPay, alipay, pingpong }: ProviderConfig,
  deps: PaymentDeps,
): readonly PaymentProvider[] {
  return [
    ...(wechatPay ? [createWechatPay(wechatPay, deps)] : []),
    ...(alipay ? [createAlipay(alipay, deps)] : []),
    ...(pingpong ? [createPingpong(pingpong, deps)] : []),
  ];
}
