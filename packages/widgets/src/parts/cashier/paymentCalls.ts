import type { CallOptions } from '@pawlet/core/http';
import type {
  ChangeResult,
  NotFound,
  OrderApi,
  OrderNumber,
  PaymentStatus,
  PayResult,
} from '@pawlet/core/api';

/** What paying something takes: orders of goods and orders of cloud storage share cashier and result by it. */
export interface PaymentCalls<P extends PaymentStatus = PaymentStatus> {
  /** How the payment stands, by the server's word. */
  readonly paymentStatus: (
    orderNumber: OrderNumber,
    options?: CallOptions,
  ) => Promise<{ readonly status: 'ok'; readonly payment: P } | NotFound>;
  /** Starts a payment; asked again while unpaid it gives the same wallet page. */
  readonly pay: (payment: Parameters<OrderApi['pay']>[0]) => Promise<PayResult>;
  /** Cancels the order; undefined where that is not possible. */
  readonly cancel?: ((orderNumber: OrderNumber) => Promise<ChangeResult>) | undefined;
}
