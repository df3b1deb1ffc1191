export { endpoint } from './endpoint.ts';
export type { Endpoint, InputOf, OutputOf, ParsedInputOf, WireOutputOf } from './endpoint.ts';
export { fieldProblems, refusalReasons } from './reasons.ts';
export type { FieldProblem, RefusalReason } from './reasons.ts';
export { fieldProblemsOf } from './problems.ts';
export {
  limitReachedData,
  offShelfData,
  outOfStockData,
  pointsShortData,
  priceChangedData,
  rateLimitedData,
  upgradeRequiredData,
  validationData,
} from './refusalData.ts';
export { envelopeSchema } from './envelope.ts';
export type { Envelope } from './envelope.ts';
export { maxPageSize, pageOf } from './paging.ts';
export { codeEvents, apiSmsSend, smsSend } from './codes.ts';
export { commonInit } from './config.ts';
export { commonArea } from './area.ts';
export { apiUserMobileLogin, loginLogin, loginMobilelogin } from './login.ts';
export { apiUserMoney, userExchangeToken, userIndex, userLogout, userProfile } from './user.ts';
export {
  collectCollectList,
  collectOptionCollect,
  goodsIndex,
  goodsLists,
  goodsOrders,
  goodsV2detail,
} from './goods.ts';
export { categoryAlls, categoryIndex } from './category.ts';
export type { CategoryNodeWire } from './shapes/category.ts';
export { attributeIndex } from './attribute.ts';
export {
  cartAdd,
  cartCheckDiscountCode,
  cartDel,
  cartGetOrderDiscountMoney,
  cartIndex,
  cartNums,
  cartSetNums,
  maxCartQuantity,
  maxCartRows,
} from './cart.ts';
export {
  addressDefAddress,
  addressDefSet,
  addressDel,
  addressDetail,
  addressV2addedit,
  addressV2index,
} from './address.ts';
export {
  orderAdd,
  orderCancel,
  orderCarts,
  orderChangeOrderAddress,
  orderDelete,
  orderDetail,
  orderGetOrderPayStatus,
  orderIndex,
  orderPay,
  orderQueryLogistics,
  orderQueryLogisticsPost,
  orderRemind,
  orderTakedelivery,
  payMethods,
  payStatuses,
  payTypes,
} from './order.ts';
export { pageIndex, pageLists } from './page.ts';
export { sscSt, sscSte } from './statistics.ts';
export { discountTypes } from './shapes/quote.ts';
export { orderActions } from './shapes/order.ts';
export type {
  AddressWire,
  CartItemWire,
  CheckoutCouponWire,
  ConfigWire,
  CouponWire,
  DiscountWire,
  GiftWire,
  GoodsCardWire,
  OrderCardWire,
  OrderInfoWire,
  OrderLineWire,
  OrderWire,
  QuoteLineWire,
  SkuWire,
  SpecGroupWire,
  UserWire,
} from './wireTypes.ts';
