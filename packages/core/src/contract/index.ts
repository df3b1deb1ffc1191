export { endpoint } from './endpoint.ts';
export type {
  CallableEndpoint,
  Endpoint,
  InputOf,
  OutputOf,
  ParsedInputOf,
  WireOutputOf,
} from './endpoint.ts';
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
export { pageOf } from './outputs.ts';
export { maxPageSize } from './paging.ts';
export { apiEmsSend, apiSmsSend, codeEvents, emsSend, smsSend } from './codes.ts';
export { commonInit } from './config.ts';
export { commonArea } from './area.ts';
export { commonLocate, locationLevels } from './location.ts';
export { translatedKinds, translationText } from './translation.ts';
export {
  apiUserEmailRegister,
  apiUserMobileLogin,
  isIdTokenScope,
  loginAppLogin,
  loginEmaillogin,
  loginGetWechatMobile,
  loginLogin,
  loginMobilelogin,
  loginRegister,
  loginResetpwd,
  loginWxLogin,
  userExchangeToken,
  userLogout,
} from './login.ts';
export {
  thirdAccount,
  thirdCallback,
  thirdGetAuthUrl,
  thirdLinks,
  thirdRegister,
  thirdUnbind,
} from './third.ts';
export {
  apiUserMoney,
  userAvatar,
  userChangeEmail,
  userChangeMobile,
  userChangePassword,
  userDeleteAccount,
  userExportData,
  userGetSigned,
  userIndex,
  userLogoutAll,
  userProfile,
  userSessions,
} from './user.ts';
export {
  collectCollectList,
  collectOptionCollect,
  goodsGetWxCode,
  goodsIndex,
  goodsLists,
  goodsV2detail,
} from './goods.ts';
export { goodsOrders } from './goodsFields.ts';
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
  addressAddeditV3,
  addressDefAddress,
  addressDefSet,
  addressDel,
  addressDetail,
  addressDetailV3,
  addressGetCountryCodeList,
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
  pingPongOrderQuery,
} from './order.ts';
export {
  maxAftersaleImages,
  maxAftersaleMessage,
  orderGetRefundGoodsMoney,
  orderGoodsAftersale,
  orderGoodsAftersaleList,
  orderGoodsAftersaleMessage,
  orderGoodsAftersalePost,
  orderGoodsAftersaleSeen,
  orderGoodsDetail,
  orderGoodsRevocationAftersale,
  orderGoodsSaveExpressInfo,
  orderGoodsV2apply,
} from './aftersale.ts';
export { withdrawalLimits, withdrawalSend } from './withdrawal.ts';
export { orderGetInvoiceList, orderSubmitInvoice } from './invoice.ts';
export {
  cloudGetInfo,
  cloudGetTypeList,
  cloudOrderCreate,
  cloudOrderPay,
  cloudOrderStatus,
} from './cloud.ts';
export {
  scoreExchange,
  scoreExchangeList,
  scoreExchangeProductDetail,
  scoreLogs,
  scoreMyExchange,
  scoreMyExchangeDetail,
} from './score.ts';
export {
  signinDosign,
  signinFillup,
  signinIndex,
  signinMonthSign,
  signinRank,
  signinSignLog,
} from './signIn.ts';
export { taskClaim, taskIndex } from './task.ts';
export { couponCouponDetail, couponCouponList, couponDrawCoupon, couponMyCouponList } from './coupon.ts';
export { invitedGetConfig, invitedGetList, invitedGetUserInfo } from './invited.ts';
export { pageIndex, pageLists } from './page.ts';
export { maxImageBytes, maxVideoBytes, maxVideoSeconds, uploadPath, uploadReply } from './upload.ts';
export {
  commentAdd,
  commentIndex,
  commentMyList,
  commentMyListPost,
  commentReply,
  maxReviewImages,
  minReviewLength,
} from './comment.ts';
export {
  goodsAskAddAskAnswerData,
  goodsAskAddAskData,
  goodsAskGetAskAnswerLists,
  goodsAskGetAskLists,
  goodsAskGetMyAskLists,
} from './goodsAsk.ts';
export {
  questionSurveyGetForm,
  questionSurveySubmitDrinkerSurvey,
  questionSurveySubmitFeederSurvey,
  surveyTypes,
} from './survey.ts';
export { report2024GetReport } from './report.ts';
export { maxRestockAlerts, restockAdd, restockIndex, restockRemove } from './restock.ts';
export { activityIndex, commonGetDevRemarkConfig, indexGetSiteDomain, subscribeIndex } from './site.ts';
export { qrcodeInput, qrcodePath } from './qrcode.ts';
export { sscSt, sscSte } from './statistics.ts';
export { discountTypes } from './shapes/quote.ts';
export { orderActions } from './shapes/order.ts';
export type {
  AddressWire,
  AftersaleWire,
  CartItemWire,
  CheckoutCouponWire,
  ClaimableCouponWire,
  ConfigWire,
  CouponWire,
  DiscountWire,
  GiftWire,
  GoodsCardWire,
  InvoiceWire,
  OrderCardWire,
  OrderInfoWire,
  OrderLineWire,
  OrderWire,
  QuoteLineWire,
  SkuWire,
  SpecGroupWire,
  UserWire,
} from './wireTypes.ts';
export {
  orderStates,
  paymentStates,
  type SaleState,
  saleStates,
  shippingStates,
  toStateName,
  toStateNumber,
} from './states.ts';
