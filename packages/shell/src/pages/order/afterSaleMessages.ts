// Written by `npm run texts:generate` from the texts in `locales`: change those, and let it write this.
import { defineMessages } from '@pawlet/core/i18n';
import en from '../../../locales/en/after-sale.json' with { type: 'json' };

/** The texts of `locales/en/after-sale.json`, by what each has to hold. */
export type AfterSaleTexts = {
  readonly 'afterSale.goods': string;
  readonly 'afterSale.type': string;
  readonly 'afterSale.refund': string;
  readonly 'afterSale.refundText': string;
  readonly 'afterSale.return': string;
  readonly 'afterSale.returnText': string;
  readonly 'afterSale.returnNotYet': string;
  readonly 'afterSale.quantity': string;
  readonly 'afterSale.left_one': `${string}{{count}}${string}`;
  readonly 'afterSale.left_other': `${string}{{count}}${string}`;
  readonly 'afterSale.amount': string;
  readonly 'afterSale.most': `${string}{{amount}}${string}`;
  readonly 'afterSale.mostFreight': `${string}{{amount}}${string}{{freight}}${string}`;
  readonly 'afterSale.points_one': `${string}{{count}}${string}`;
  readonly 'afterSale.points_other': `${string}{{count}}${string}`;
  readonly 'afterSale.withheld_one': `${string}{{count}}${string}{{amount}}${string}`;
  readonly 'afterSale.withheld_other': `${string}{{count}}${string}{{amount}}${string}`;
  readonly 'afterSale.reason': string;
  readonly 'afterSale.chooseReason': string;
  readonly 'afterSale.otherReason': string;
  readonly 'afterSale.method': string;
  readonly 'afterSale.methodDefault': string;
  readonly 'afterSale.methodDefaultText': string;
  readonly 'afterSale.methodSelf': string;
  readonly 'afterSale.methodSelfText': string;
  readonly 'afterSale.note': string;
  readonly 'afterSale.noteHint': string;
  readonly 'afterSale.pictures': string;
  readonly 'afterSale.total': string;
  readonly 'afterSale.submit': string;
  readonly 'afterSale.chooseLine': string;
  readonly 'afterSale.filesBusy': string;
  readonly 'afterSale.filesFailed': string;
  readonly 'afterSale.filesGone': string;
  readonly 'afterSale.sent': string;
  readonly 'afterSale.sentSome': string;
  readonly 'afterSale.lineSent': string;
  readonly 'afterSale.tooMany': string;
  readonly 'afterSale.amountFailed': string;
  readonly 'afterSale.include': string;
  readonly 'afterSale.notFound': string;
  readonly 'afterSale.running': string;
  readonly 'afterSale.runningText': string;
  readonly 'afterSale.nothingLeft': string;
  readonly 'afterSale.view': string;
  readonly 'afterSale.toOrder': string;
  readonly 'afterSale.progress': string;
  readonly 'afterSale.stepApplied': string;
  readonly 'afterSale.stepReview': string;
  readonly 'afterSale.stepReturned': string;
  readonly 'afterSale.stepRefunded': string;
  readonly 'afterSale.waitingRefund': string;
  readonly 'afterSale.waitingReturn': string;
  readonly 'afterSale.returningText': string;
  readonly 'afterSale.sentText': string;
  readonly 'afterSale.until': `${string}{{date}}${string}`;
  readonly 'afterSale.generated': string;
  readonly 'afterSale.pending': string;
  readonly 'afterSale.success': string;
  readonly 'afterSale.rejectedText': string;
  readonly 'afterSale.revokedText': string;
  readonly 'afterSale.revoked': string;
  readonly 'afterSale.shopNote': string;
  readonly 'afterSale.returnAddress': string;
  readonly 'afterSale.returnAddressCopy': string;
  readonly 'afterSale.parcel': string;
  readonly 'afterSale.carrier': string;
  readonly 'afterSale.chooseCarrier': string;
  readonly 'afterSale.trackingNumber': string;
  readonly 'afterSale.phone': string;
  readonly 'afterSale.scan': string;
  readonly 'afterSale.save': string;
  readonly 'afterSale.saved': string;
  readonly 'afterSale.money': string;
  readonly 'afterSale.moneyAsked': string;
  readonly 'afterSale.moneyAgreed': string;
  readonly 'afterSale.moneyFreight': string;
  readonly 'afterSale.moneyPoints': string;
  readonly 'afterSale.moneyWithheld': string;
  readonly 'afterSale.moneyWay': string;
  readonly 'afterSale.details': string;
  readonly 'afterSale.refundNumber': string;
  readonly 'afterSale.orderNumber': string;
  readonly 'afterSale.typeRow': string;
  readonly 'afterSale.appliedAt': string;
  readonly 'afterSale.pieces': string;
  readonly 'afterSale.log': string;
  readonly 'afterSale.revoke': string;
  readonly 'afterSale.revokeConfirm': string;
  readonly 'afterSale.revokeText': string;
  readonly 'afterSale.reapply': string;
  readonly 'afterSale.gone': string;
  readonly 'afterSale.picture': `${string}{{number}}${string}`;
};

/** The texts of `locales/<language>/after-sale.json`. */
export const afterSaleMessages = defineMessages<AfterSaleTexts>('after-sale', {
  en: en as AfterSaleTexts,
  load: {
    zh: () => import('../../../locales/zh/after-sale.json'),
    ja: () => import('../../../locales/ja/after-sale.json'),
    fr: () => import('../../../locales/fr/after-sale.json'),
    de: () => import('../../../locales/de/after-sale.json'),
    it: () => import('../../../locales/it/after-sale.json'),
    es: () => import('../../../locales/es/after-sale.json'),
    ko: () => import('../../../locales/ko/after-sale.json'),
  },
});
