import { paymentStates, toStateNumber } from '@pawlet/core/contract';
import { money } from '../products/wireValues.ts';
import type { OperatorCommand } from '../operator/command.ts';
import { refundCloudOrder } from './refund.ts';

/** Refunds the unused part of a cloud-storage plan. */
export const refundCloudOrderCommand: OperatorCommand = {
  name: 'refund-cloud-order',
  usage: '<order_sn> [all]',
  summary:
    'refunds the unused days of a cloud-storage plan and removes them from the camera; `all`: the full price',
  async run({ db }, [orderSn = '', scope = ''], now) {
    if (scope !== '' && scope !== 'all')
      return { status: 'refused', text: 'Enter only the number, or add `all`.' };
    const result = await refundCloudOrder(db, orderSn, { now, isWhole: scope === 'all' });
    if (result.status === 'not-found')
      return { status: 'refused', text: 'There is no such cloud-storage order.' };
    if (result.status === 'used-up')
      return {
        status: 'refused',
        text: `Not a whole day of ${orderSn} is left. \`all\` refunds its full price.`,
      };
    const { paystate, refundtime, refundedAmount, currency } = result.order;
    if (result.status === 'wrong-state') {
      const why =
        refundtime === null
          ? `paystate ${toStateNumber(paymentStates, paystate)}`
          : 'it was already refunded';
      return { status: 'refused', text: `${orderSn} is in a state that does not allow this: ${why}.` };
    }
    const until =
      result.expiretime === null
        ? 'no storage'
        : `storage until ${new Date(result.expiretime * 1000).toISOString()}`;
    return {
      status: 'done',
      text: `${orderSn} refunded: ${money(refundedAmount)} ${currency}. The camera has ${until}.`,
    };
  },
};
