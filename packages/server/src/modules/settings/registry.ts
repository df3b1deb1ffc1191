import {
  answerDaysSetting,
  conversationDaysSetting,
  pictureDaysSetting,
  reasonsSetting,
  refundLimitsSetting,
  returnDaysSetting,
} from '../after-sales/settings.ts';
import { checkInSetting } from '../check-in/settings.ts';
import { carriersSetting } from '../config/carriers.ts';
import { countriesSetting } from '../config/countries.ts';
import { contactsSetting } from '../config/contact.ts';
import { languagesSetting } from '../config/languages.ts';
import { lawsSetting } from '../config/law.ts';
import { logoSetting } from '../config/logo.ts';
import { partnerOriginsSetting } from '../config/partnerOrigins.ts';
import { sellerSetting } from '../config/seller.ts';
import { shopNamesSetting } from '../config/shopName.ts';
import { colorsSetting } from '../config/theme.ts';
import { inviteRewardSetting } from '../invited/settings.ts';
import { mailSwitchesSetting, mailTextsSetting } from '../mails/settings.ts';
import { placedMailMinutesSetting } from '../order-mail/settings.ts';
import { receiptDaysSetting } from '../order/receiptDays.ts';
import { unpaidMinutesSetting } from '../order/settings.ts';
import { closedMethodsSetting } from '../payment/methods.ts';
import { exchangeDaysSetting, pointsSetting, pointsShareSetting } from '../points/settings.ts';
import { holdMinutesSetting, waitDaysSetting } from '../restock/settings.ts';
import { lowStockSetting } from '../stock/settings.ts';
import type { Setting } from './defineSetting.ts';

/** Every setting of the shop, by area. */
export const shopSettings: readonly Setting<unknown>[] = [
  shopNamesSetting,
  logoSetting,
  colorsSetting,
  sellerSetting,
  contactsSetting,
  lawsSetting,
  languagesSetting,
  countriesSetting,
  partnerOriginsSetting,
  unpaidMinutesSetting,
  placedMailMinutesSetting,
  receiptDaysSetting,
  carriersSetting,
  lowStockSetting,
  waitDaysSetting,
  holdMinutesSetting,
  returnDaysSetting,
  pictureDaysSetting,
  answerDaysSetting,
  conversationDaysSetting,
  reasonsSetting,
  refundLimitsSetting,
  closedMethodsSetting,
  pointsSetting,
  pointsShareSetting,
  exchangeDaysSetting,
  checkInSetting,
  inviteRewardSetting,
  mailSwitchesSetting,
  mailTextsSetting,
];
