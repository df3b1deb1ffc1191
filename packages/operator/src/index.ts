export {
  afterSalesCalls,
  maxMessagePictures,
  type OperatorRequest,
  type OperatorRequestEntry,
  requestStages,
} from './calls/afterSales.ts';
export { auditCalls, auditOutcomes } from './calls/audit.ts';
export {
  cloudCalls,
  cloudOrderStates,
  type OperatorCamera,
  type OperatorCloudOrder,
  type OperatorPlan,
  planTypes,
  serialReasons,
} from './calls/cloud.ts';
export { contentCalls, type OperatorPage, pageTypes } from './calls/content.ts';
export { couponCalls, couponStates, type OperatorCode, type OperatorCoupon } from './calls/coupons.ts';
export { customerCalls, type OperatorCustomer, type OperatorCustomerEntry } from './calls/customers.ts';
export { doctorCalls } from './calls/doctor.ts';
export { operatorCalls } from './calls/index.ts';
export { freightCalls, type OperatorFreight, shopCountries } from './calls/freight.ts';
export { invoiceCalls, type OperatorInvoice } from './calls/invoices.ts';
export { jobCalls, type OperatorJob } from './calls/jobs.ts';
export { keyCalls, keyNamePattern } from './calls/keys.ts';
export { machineCalls } from './calls/machine.ts';
export { mailCalls } from './calls/mails.ts';
export {
  moderationCalls,
  type OperatorText,
  type OperatorTextEntry,
  textKinds,
  textStates,
} from './calls/moderation.ts';
export {
  maxShipments,
  orderCalls,
  readShipmentResult,
  shipmentLineInput,
  type ShipmentResult,
} from './calls/orders.ts';
export {
  type OperatorOrder,
  type OperatorOrderEntry,
  type OperatorOrderLines,
  orderStatuses,
} from './calls/orderShapes.ts';
export { mediaCalls } from './calls/media.ts';
export {
  campaignCalls,
  offerCalls,
  offerKinds,
  offerStates,
  type OperatorCampaign,
  type OperatorOffer,
} from './calls/offers.ts';
export { peopleCalls } from './calls/people.ts';
export { longestTexts, productCalls, productLimits, shopCurrencies } from './calls/products.ts';
export {
  type OperatorProduct,
  type OperatorProductEntry,
  productGaps,
  productStates,
} from './calls/productShapes.ts';
export { type OperatorRefund, refundCalls } from './calls/refunds.ts';
export { maxReportDays, reportCalls, salesGroups } from './calls/reports.ts';
export { exchangeStates, type OperatorExchange, type OperatorReward, rewardCalls } from './calls/rewards.ts';
export { minPasswordLength, sessionCalls } from './calls/session.ts';
export { type OperatorSetting, settingCalls } from './calls/settings.ts';
export { type OperatorSurvey, type OperatorSurveyReply, surveyCalls } from './calls/surveys.ts';
export { type OperatorSynonyms, synonymCalls } from './calls/synonyms.ts';
export { type OperatorTask, taskCalls } from './calls/tasks.ts';
export { type OperatorDelivery, type OperatorWebhook, webhookCalls } from './calls/webhooks.ts';
export { type OperatorWithdrawal, withdrawalCalls, withdrawalRefusals } from './calls/withdrawals.ts';
export {
  maxStockLines,
  type OperatorStock,
  type OperatorStockMovement,
  stockCalls,
  stockReasons,
} from './calls/stock.ts';
export {
  type OperatorEndpoint,
  type OperatorInputOf,
  type OperatorOutputOf,
  operatorRoot,
  type ParamsOf,
  type ParsedOperatorInputOf,
  type ParsedParamsOf,
} from './endpoint.ts';
export { emailInput } from './fields.ts';
export { type LocalizedInput, type LocalizedText, textLanguages } from './localized.ts';
export { findMarked, maskMarked } from './marks.ts';
export { maxItems } from './paging.ts';
export { type Problem, type ProblemCode, problemCodes, problemShape, problemStatuses } from './problems.ts';
export { type Role, roles, roleScopes, type Scope, scopes } from './scopes.ts';
export {
  attributeCalls,
  brandCalls,
  categoryCalls,
  type OperatorAttribute,
  type OperatorBrand,
  type OperatorCategory,
  type OperatorUses,
  useKinds,
} from './calls/structure.ts';
export {
  maxSheetBytes,
  type OperatorTransfer,
  transferCalls,
  transferSheets,
  transferStates,
} from './calls/transfers.ts';
