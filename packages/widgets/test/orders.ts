import type {
  ProductId,
  OrderCard,
  OrderLine,
  OrderLineId,
  OrderNumber,
  PaymentStatus,
} from '@pawlet/core/api';

/** An order line; tests set only the relevant fields. */
export function buildLine(given: Partial<OrderLine> = {}): OrderLine {
  return {
    id: 1 as OrderLineId,
    goodsId: 1 as ProductId,
    skuId: undefined,
    title: 'Aura fountain',
    imageUrl: '',
    attributes: [],
    quantity: 1,
    price: { amountMinor: 19_900, currency: 'CNY' },
    total: undefined,
    saleState: 'none',
    isEvaluated: false,
    refundedQuantity: 0,
    exchangedQuantity: 0,
    unreadMessages: 0,
    canApplyAfterSale: false,
    afterSaleLeft: undefined,
    isGift: false,
    ...given,
  };
}

/** An unpaid order; tests set only the relevant fields. */
export function buildOrder(given: Partial<OrderCard> = {}): OrderCard {
  return {
    id: 1,
    orderNumber: '20261121000000000000000001' as OrderNumber,
    state: 'to-pay',
    stateText: 'Unpaid',
    isPaid: false,
    total: { amountMinor: 19_900, currency: 'CNY' },
    freight: { amountMinor: 0, currency: 'CNY' },
    lines: [buildLine()],
    createdAt: Date.UTC(2026, 10, 21),
    payUntil: undefined,
    trackingNumber: '',
    carrier: '',
    isReminded: false,
    actions: [],
    ...given,
  };
}

/** A payment that was not attempted; tests set only the relevant fields. */
export function buildPayment(given: Partial<PaymentStatus> = {}): PaymentStatus {
  return {
    orderNumber: '20261121000000000000000001' as OrderNumber,
    state: 'none',
    isPaid: false,
    isCancelled: false,
    isExpired: false,
    total: { amountMinor: 29_900, currency: 'CNY' },
    payUntil: undefined,
    ...given,
  };
}
