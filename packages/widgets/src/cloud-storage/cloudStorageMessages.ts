// Written by `npm run texts:generate` from the texts in `locales`: change those, and let it write this.
import { defineMessages } from '@pawlet/core/i18n';
import en from '../../locales/en/cloud-storage.json' with { type: 'json' };

/** The texts of `locales/en/cloud-storage.json`, by what each has to hold. */
export type CloudStorageTexts = {
  readonly 'cloudStorage.changeCamera': string;
  readonly 'cloudStorage.chooseCamera': string;
  readonly 'cloudStorage.chooseFirst': string;
  readonly 'cloudStorage.notLinked': string;
  readonly 'cloudStorage.appCameras': string;
  readonly 'cloudStorage.serial': `${string}{{id}}${string}`;
  readonly 'cloudStorage.daysLeft_one': `${string}{{count}}${string}`;
  readonly 'cloudStorage.daysLeft_other': `${string}{{count}}${string}`;
  readonly 'cloudStorage.day_one': string;
  readonly 'cloudStorage.day_other': string;
  readonly 'cloudStorage.active': string;
  readonly 'cloudStorage.ending': string;
  readonly 'cloudStorage.ended': string;
  readonly 'cloudStorage.none': string;
  readonly 'cloudStorage.noneText': string;
  readonly 'cloudStorage.until': `${string}{{date}}${string}`;
  readonly 'cloudStorage.endedOn': `${string}{{date}}${string}`;
  readonly 'cloudStorage.noRenewal': string;
  readonly 'cloudStorage.plans': string;
  readonly 'cloudStorage.perMonth': `${string}{{amount}}${string}`;
  readonly 'cloudStorage.saving': `${string}{{percent}}${string}`;
  readonly 'cloudStorage.bestValue': string;
  readonly 'cloudStorage.daysAdded_one': `${string}{{count}}${string}`;
  readonly 'cloudStorage.daysAdded_other': `${string}{{count}}${string}`;
  readonly 'cloudStorage.extendsTo': `${string}{{date}}${string}`;
  readonly 'cloudStorage.validUntil': `${string}{{date}}${string}`;
  readonly 'cloudStorage.noPlans': string;
  readonly 'cloudStorage.planGone': string;
  readonly 'cloudStorage.agree': `${string}{{agreement}}${string}`;
  readonly 'cloudStorage.agreement': string;
  readonly 'cloudStorage.accept': string;
  readonly 'cloudStorage.agreementMissing': string;
  readonly 'cloudStorage.pay': string;
  readonly 'cloudStorage.logIn': string;
  readonly 'cloudStorage.logInText': string;
  readonly 'cloudStorage.logInAction': string;
  readonly 'cloudStorage.logInResult': string;
  readonly 'cloudStorage.noCamera': string;
  readonly 'cloudStorage.noCameraText': string;
  readonly 'cloudStorage.findCameras': string;
  readonly 'cloudStorage.cameraWord': string;
  readonly 'cloudStorage.purchases': string;
  readonly 'cloudStorage.noPurchases': string;
  readonly 'cloudStorage.activeUntil': `${string}{{date}}${string}`;
  readonly 'cloudStorage.toPay': string;
  readonly 'cloudStorage.confirming': string;
  readonly 'cloudStorage.notPaid': string;
  readonly 'cloudStorage.refunded': `${string}{{amount}}${string}`;
  readonly 'cloudStorage.receipt': string;
  readonly 'cloudStorage.receiptNumber': string;
  readonly 'cloudStorage.receiptPlan': string;
  readonly 'cloudStorage.receiptDate': string;
  readonly 'cloudStorage.receiptAmount': string;
  readonly 'cloudStorage.receiptUntil': string;
  readonly 'cloudStorage.receiptState': string;
  readonly 'cloudStorage.receiptRefund': string;
  readonly 'cloudStorage.receiptRefundDate': string;
  readonly 'cloudStorage.paid': string;
  readonly 'cloudStorage.payNow': string;
  readonly 'cloudStorage.payment': string;
  readonly 'cloudStorage.leaveText': string;
  readonly 'cloudStorage.successNote': `${string}{{date}}${string}`;
  readonly 'cloudStorage.closedNote': string;
  readonly 'cloudStorage.done': string;
};

/** The texts of `locales/<language>/cloud-storage.json`. */
export const cloudStorageMessages = defineMessages<CloudStorageTexts>('cloud-storage', {
  en: en as CloudStorageTexts,
  load: {
    zh: () => import('../../locales/zh/cloud-storage.json'),
    ja: () => import('../../locales/ja/cloud-storage.json'),
    fr: () => import('../../locales/fr/cloud-storage.json'),
    de: () => import('../../locales/de/cloud-storage.json'),
    it: () => import('../../locales/it/cloud-storage.json'),
    es: () => import('../../locales/es/cloud-storage.json'),
    ko: () => import('../../locales/ko/cloud-storage.json'),
  },
});
