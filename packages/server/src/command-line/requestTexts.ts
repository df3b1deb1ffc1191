import { afterSalesCalls } from '@pawlet/operator';
import * as v from 'valibot';
import type { RefusalTexts } from './results.ts';

/** Why a step on a request was refused, in the words of the command line. */
export function toRequestTexts(sn: string): RefusalTexts {
  return {
    'not-found': 'There is no such request.',
    withdrawal: `${sn} belongs to a withdrawal: use settle-withdrawal (withdrawals).`,
    'request-state': ({ current }) => {
      const parsed = v.safeParse(afterSalesCalls.approveRequest.current, current);
      const state = parsed.success ? `: a ${parsed.output.kind}, ${parsed.output.stage}` : '';
      return `${sn} is in a state that does not allow this${state}.`;
    },
    'waits-already': `A refund of this order already waits for the approval of a second person (approvals).`,
    'no-replacement':
      'That SKU is of another product, has another price than was paid, or is not on sale (aftersale).',
    'short-stock': 'There are too few pieces of it in stock.',
    'conversation-closed': `Messages about ${sn} are closed: write about the latest request of the line.`,
    'too-many-messages': `There are too many messages about ${sn} already.`,
    'no-return-address':
      'Set the return address first: seller name="…" address="…" phone="…", and returns="…" if it is a different one.',
  };
}
