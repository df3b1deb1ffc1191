import { withdrawalSend } from '../contract/withdrawal.ts';
import type { CallOptions, HttpClient } from '../http/types.ts';
import { callKeyed, handling, getRetryAfter, toRefused } from './calls.ts';
import type { ApiContext } from './context.ts';
import { toTime } from './map/values.ts';
import type { EpochMs, OrderLineId } from './types/ids.ts';
import type { Refused } from './types/results.ts';

/** A statement of withdrawal from a purchase. */
export interface WithdrawalStatement {
  readonly name: string;
  readonly orderNumber: string;
  /** Recipient of the acknowledgement. */
  readonly email: string;
  /** Free text on which part of the order is meant. @default the whole order, or `lines` */
  readonly details?: string | undefined;
  /** Quantities of the shopper's own order. @default the whole order, or `details` */
  readonly lines?: readonly { readonly lineId: OrderLineId; readonly quantity: number }[] | undefined;
}

/** The statement received by the shop. */
export interface ReceivedWithdrawal {
  readonly number: string;
  readonly sentAt: EpochMs | undefined;
  /** The stored statement, with the time of its submission. */
  readonly statement: string;
}

export type SendWithdrawalResult =
  | { readonly status: 'received'; readonly withdrawal: ReceivedWithdrawal }
  /** The shop does not offer online withdrawal. */
  | { readonly status: 'not-offered' }
  /** Too many statements from this network address: an e-mail to the shop is equally valid. */
  | { readonly status: 'too-many'; readonly waitSeconds: number }
  | Refused;

export interface WithdrawalsApi {
  /**
   * Submits a statement, with or without log-in. Idempotent: safe to retry after a lost response, even across a reload.
   */
  send(statement: WithdrawalStatement, options?: CallOptions): Promise<SendWithdrawalResult>;
}

export function createWithdrawalsApi(http: HttpClient, context: ApiContext): WithdrawalsApi {
  return {
    async send({ name, orderNumber, email, details = '', lines }, options) {
      const input = {
        name,
        order_sn: orderNumber,
        email,
        details,
        ...(lines !== undefined && {
          lines: lines.map(({ lineId, quantity }) => ({ id: lineId, nums: quantity })),
        }),
      };
      const handled = handling(options, 'NOT_CONFIGURED', 'RATE_LIMITED', 'VALIDATION');
      const reply = await callKeyed(http, context, withdrawalSend, input, handled);
      if (reply.status === 'ok') {
        const { withdrawal_sn: number, createtime, statement } = reply.data;
        return { status: 'received', withdrawal: { number, sentAt: toTime(createtime), statement } };
      }
      switch (reply.reason) {
        case 'NOT_CONFIGURED':
          return { status: 'not-offered' };
        case 'RATE_LIMITED':
          return { status: 'too-many', waitSeconds: getRetryAfter(reply) };
        default:
          return toRefused(reply);
      }
    },
  };
}
