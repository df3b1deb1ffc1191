import { money } from '../goods/wireValues.ts';
import type { OperatorCommand } from '../operator/command.ts';
import { refundCloudOrder } from './refund.ts';

/** Gives back what a plan of cloud storage cost. */
export const refundCloudOrderCommand: OperatorCommand = {
  name: 'refund-cloud-order',
  usage: '<order_sn>',
  summary: 'gives back what a plan of cloud storage cost, and takes the rest of its time off the camera',
  async run({ db }, [orderSn = ''], now) {
    const result = await refundCloudOrder(db, orderSn, now);
    if (result.status === 'not-found')
      return { status: 'refused', text: 'There is no such order of cloud storage.' };
    const { paystate, refundtime, refundedAmount, currency } = result.order;
    if (result.status === 'wrong-state') {
      const why = refundtime === null ? `paystate ${paystate}` : 'its money went back already';
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
