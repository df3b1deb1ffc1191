import { withdrawalSend } from '../contract/withdrawal.ts';
import type { CallOptions, HttpClient } from '../http/types.ts';
import { callKeyed, handling, retryAfterOf, toRefused } from './calls.ts';
import type { ApiContext } from './context.ts';
import { toTime } from './map/values.ts';
import type { EpochMs, OrderLineId } from './types/ids.ts';
import type { Refused } from './types/results.ts';

/** The statement by which somebody withdraws from a purchase. */
export interface WithdrawalStatement {
  readonly name: string;
  readonly orderNumber: string;
  /** Where the acknowledgement goes. */
  readonly email: string;
  /** What of the order is meant, in own words. @default all of it, or what `lines` says */
  readonly details?: string | undefined;
  /** Pieces of the shopper's own order. @default all of it, or what `details` says */
  readonly lines?: readonly { readonly lineId: OrderLineId; readonly quantity: number }[] | undefined;
}

/** What the shop has received. */
export interface ReceivedWithdrawal {
  readonly number: string;
  readonly sentAt: EpochMs | undefined;
  /** The statement as it is kept, with the moment of its submission. */
  readonly statement: string;
}

export type SendWithdrawalResult =
  | { readonly status: 'received'; readonly withdrawal: ReceivedWithdrawal }
  /** This shop has no such function. */
  | { readonly status: 'not-offered' }
  /** Too many statements from this address: an e-mail to the shop is as good. */
  | { readonly status: 'too-many'; readonly waitSeconds: number }
  | Refused;

export interface WithdrawalsApi {
  /** Sends a statement, with or without log-in. Safe to repeat after a lost answer, over a reload too: it is one statement. */
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
          return { status: 'too-many', waitSeconds: retryAfterOf(reply) };
        default:
          return toRefused(reply);
      }
    },
  };
}
