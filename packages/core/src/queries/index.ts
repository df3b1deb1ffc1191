export { accountQueries, setPicture } from './accountQueries.ts';
export { addressQueries } from './addressQueries.ts';
export { afterSaleQueries } from './afterSaleQueries.ts';
export { applicationQueries } from './applicationQueries.ts';
export { areaQueries } from './areaQueries.ts';
export { cartQueries } from './cartQueries.ts';
export type { CartQuoteAnswer } from './cartQueries.ts';
export { categoryQueries } from './categoryQueries.ts';
export { checkInQueries } from './checkInQueries.ts';
export { checkoutQueries } from './checkoutQueries.ts';
export type { CheckoutQuoteAnswer } from './checkoutQueries.ts';
export { cloudStorageQueries } from './cloudStorageQueries.ts';
export { countryQueries } from './countryQueries.ts';
export { claimCoupon, couponQueries } from './couponQueries.ts';
export type { CouponDetail } from './couponQueries.ts';
export { createQueryCache } from './createQueryCache.ts';
export { dehydrate, hydrate } from './dehydrate.ts';
export { renderWithData } from './renderWithData.ts';
export type { PawletState } from './dehydrate.ts';
export { deliveryQueries } from './deliveryQueries.ts';
export { favouriteQueries } from './favouriteQueries.ts';
export { filterQueries } from './filterQueries.ts';
export { helpQueries } from './helpQueries.ts';
export { homeQueries } from './homeQueries.ts';
export type { OpenCampaign } from './homeQueries.ts';
export { invitationQueries } from './invitationQueries.ts';
export { invoiceQueries } from './invoiceQueries.ts';
export { ledgerQueries } from './ledgerQueries.ts';
export { endOtherLogIns, logInQueries, unlinkLogIn } from './logInQueries.ts';
export { noticeQueries } from './noticeQueries.ts';
export { orderQueries } from './orderQueries.ts';
export { pageQueries } from './pageQueries.ts';
export { phoneQueries } from './phoneQueries.ts';
export { pointsQueries } from './pointsQueries.ts';
export { positionQueries } from './positionQueries.ts';
export { prefetch, toPagedKey } from './prefetch.ts';
export { productQueries } from './productQueries.ts';
export { toQueryId, toScope } from './queryId.ts';
export type { QueryScope } from './queryId.ts';
export { questionQueries } from './questionQueries.ts';
export type { QuestionThread } from './questionQueries.ts';
export { registrationQueries } from './registrationQueries.ts';
export { reportQueries } from './reportQueries.ts';
export { addRestockAlert, removeRestockAlert, restockQueries } from './restockQueries.ts';
export { reviewQueries } from './reviewQueries.ts';
export type { ReviewThread } from './reviewQueries.ts';
export { exchangeReward, rewardQueries } from './rewardQueries.ts';
export { saveAddress, saveOverseasAddress } from './saveAddress.ts';
export { sharingQueries } from './sharingQueries.ts';
export type { SharedOrigin } from './sharingQueries.ts';
export { shipmentQueries } from './shipmentQueries.ts';
export { siteQueries } from './siteQueries.ts';
export { surveyQueries } from './surveyQueries.ts';
export { claimTask, taskQueries } from './taskQueries.ts';
export type {
  FetchOptions,
  LoadOptions,
  Mutation,
  PagedQuery,
  Query,
  QueryCache,
  QueryKey,
  QueryObserver,
  QueryPage,
  QueryState,
  RefreshCause,
} from './types.ts';
