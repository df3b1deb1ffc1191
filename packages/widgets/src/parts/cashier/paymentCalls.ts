import type { PayRequest } from '@pawlet/core/host';
import type { CallOptions } from '@pawlet/core/http';
import type {
  ChangeResult,
  NotFound,
  OrderApi,
  OrderNumber,
  PaymentStatus,
  PayResult,
} from '@pawlet/core/api';

/** The calls of a payment: shared interface of shop orders and cloud storage orders for cashier and result. */
export interface PaymentCalls<P extends PaymentStatus = PaymentStatus> {
  /** What is paid. @default 'order' */
  readonly kind?: PayRequest['kind'];
  /** The payment status according to the server. */
  readonly paymentStatus: (
    orderNumber: OrderNumber,
    options?: CallOptions,
  ) => Promise<{ readonly status: 'ok'; readonly payment: P } | NotFound>;
  /** Starts a payment; while unpaid, repeated calls return the same wallet page. */
  readonly pay: (payment: Parameters<OrderApi['pay']>[0]) => Promise<PayResult>;
  /** Cancels the order; undefined where unsupported. */
  readonly cancel?: ((orderNumber: OrderNumber) => Promise<ChangeResult>) | undefined;
}
