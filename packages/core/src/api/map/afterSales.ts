import type { InferOutput } from 'valibot';
import type { aftersaleShape } from '../../contract/shapes/aftersale.ts';
import { saleStates, toStateName } from '../../contract/states.ts';
import { fromWire } from '../../rules/money.ts';
import type { AfterSale, AfterSaleState, RefundState, Replacement } from '../types/afterSale.ts';
import type { OrderLineId, OrderNumber } from '../types/ids.ts';
import { toAttributes } from './attributes.ts';
import { toOrderLine } from './orders.ts';
import { toBranded, toTime } from './values.ts';

type AfterSaleData = InferOutput<typeof aftersaleShape>;

const refundStates: readonly RefundState[] = ['generated', 'pending', 'success'];

/** Derives the state of a request from several fields. */
function toState({ status, type, expressname, order_goods, return_address }: AfterSaleData): AfterSaleState {
  if (status === 3) return 'rejected';
  if (status === 4) return 'revoked';
  if (status !== 2) return 'waiting';
  const isReturning =
    type === 2 &&
    (return_address !== null || toStateName(saleStates, order_goods?.salestate) === 'returning');
  if (!isReturning) return 'granted';
  // A tracking number alone can be sent with the request, before the parcel is submitted.
  return expressname === '' ? 'returning' : 'sent';
}

/** `currency`: that of the shopper's country, for replies without the order's currency. */
export function toAfterSale(data: AfterSaleData, currency: string): AfterSale {
  const own = data.currency === '' ? currency : data.currency;
  return {
    id: data.id,
    lineId: toBranded<OrderLineId>(data.order_goods_id),
    orderNumber: data.order_sn as OrderNumber,
    refundNumber: data.refund_sn,
    line: data.order_goods === null ? undefined : toOrderLine(data.order_goods, own),
    type: data.type === 2 ? 'return' : 'refund',
    typeText: data.type_text,
    state: toState(data),
    stateText: data.status_text,
    quantity: data.nums,
    refund: fromWire(data.refund, own),
    withheld: fromWire(data.withheld, own),
    freight: fromWire(data.shippingfee, own),
    points: data.refund_score,
    refundState: data.refund_state === null ? undefined : refundStates[data.refund_state],
    reason: data.reason,
    remark: data.remark,
    note: data.mark,
    imageUrls: data.images,
    videoUrls: data.videos,
    returnMethod: data.return_type === 2 ? 'self' : 'default',
    returnAddress: data.return_address ?? undefined,
    trackingNumber: data.expressno,
    carrier: data.expressname,
    phone: data.mobile,
    deadline: toTime(data.deadline),
    createdAt: toTime(data.createtime),
    log: data.logs.map(({ time, actor, text }) => ({ at: toTime(time), actor, text })),
    canRevoke: data.can_revoke,
    canReapply: data.can_reapply,
    messages: data.messages.map(({ id, time, actor, text, images }) => ({
      id,
      at: toTime(time),
      author: actor,
      text,
      imageUrls: images,
    })),
    unread: data.unread,
    canMessage: data.can_message,
    picturesUntil: toTime(data.pictures_until),
    replacement: data.replacement === null ? undefined : toReplacement(data.replacement),
  };
}

function toReplacement(data: NonNullable<AfterSaleData['replacement']>): Replacement {
  return {
    attributes: toAttributes(data.attrdata),
    quantity: data.nums,
    carrier: data.expressname,
    trackingNumber: data.expressno,
    sentAt: toTime(data.createtime),
  };
}
