// Written by `npm run texts:generate` from the texts in `locales`: change those, and let it write this.
import { defineMessages } from '@pawlet/core/i18n';
import en from '../../../locales/en/account.json' with { type: 'json' };

/** The texts of `locales/en/account.json`, by what each has to hold. */
export type AccountTexts = {
  readonly 'account.picture': string;
  readonly 'account.nickname': string;
  readonly 'account.nicknameRequired': string;
  readonly 'account.username': string;
  readonly 'account.bio': string;
  readonly 'account.bioHint': string;
  readonly 'account.save': string;
  readonly 'account.saved': string;
  readonly 'account.security': string;
  readonly 'account.mobile': string;
  readonly 'account.email': string;
  readonly 'account.password': string;
  readonly 'account.set': string;
  readonly 'account.notSet': string;
  readonly 'account.none': string;
  readonly 'account.devices': string;
  readonly 'account.data': string;
  readonly 'account.privacy': string;
  readonly 'account.export': string;
  readonly 'account.delete': string;
  readonly 'account.logOut': string;
  readonly 'account.logOutConfirm': string;
  readonly 'account.logOutLoses_one': `${string}{{count}}${string}`;
  readonly 'account.logOutLoses_other': `${string}{{count}}${string}`;
  readonly 'account.loggedOut': string;
  readonly 'account.changeMobile': string;
  readonly 'account.newMobile': string;
  readonly 'account.mobileHint': string;
  readonly 'account.saveMobile': string;
  readonly 'account.mobileChanged': string;
  readonly 'account.changeEmail': string;
  readonly 'account.newEmail': string;
  readonly 'account.saveEmail': string;
  readonly 'account.emailChanged': string;
  readonly 'account.changePassword': string;
  readonly 'account.setPassword': string;
  readonly 'account.oldPassword': string;
  readonly 'account.newPassword': string;
  readonly 'account.passwordHint': string;
  readonly 'account.savePassword': string;
  readonly 'account.passwordChanged': string;
  readonly 'account.unreachable': string;
  readonly 'account.ownCode': string;
  readonly 'account.browser': string;
  readonly 'account.miniProgram': string;
  readonly 'account.thisDevice': string;
  readonly 'account.lastSeen': `${string}{{when}}${string}`;
  readonly 'account.logOutOthers': string;
  readonly 'account.othersLoggedOut': string;
  readonly 'account.logOutAll': string;
  readonly 'account.logOutAllConfirm': string;
  readonly 'account.exportText': string;
  readonly 'account.exportPrepare': string;
  readonly 'account.exportDownload': string;
  readonly 'account.exportUntil': `${string}{{time}}${string}`;
  readonly 'account.agreements': string;
  readonly 'account.terms': string;
  readonly 'account.privacyPolicy': string;
  readonly 'account.consent': string;
  readonly 'account.deleteText': string;
  readonly 'account.losePoints_one': `${string}{{count}}${string}`;
  readonly 'account.losePoints_other': `${string}{{count}}${string}`;
  readonly 'account.loseCoupons_one': `${string}{{count}}${string}`;
  readonly 'account.loseCoupons_other': `${string}{{count}}${string}`;
  readonly 'account.loseThings': string;
  readonly 'account.loseCloud': string;
  readonly 'account.deleteKept': string;
  readonly 'account.toOrders': string;
  readonly 'account.deleteAgree': string;
  readonly 'account.deleteAgreeFirst': string;
  readonly 'account.deleteConfirm': string;
  readonly 'account.deleteFinal': string;
  readonly 'account.deleteAction': string;
  readonly 'account.deleted': string;
  readonly 'account.edit': string;
  readonly 'account.finish': string;
  readonly 'account.chooseAll': string;
  readonly 'account.removeCount': `${string}{{total}}${string}`;
  readonly 'account.chooseFavourites': string;
  readonly 'account.removeFavourites_one': `${string}{{count}}${string}`;
  readonly 'account.removeFavourites_other': `${string}{{count}}${string}`;
  readonly 'account.remove': string;
  readonly 'account.removeNamed': `${string}{{title}}${string}`;
  readonly 'account.favouriteRemoved': string;
  readonly 'account.undo': string;
  readonly 'account.noFavourites': string;
  readonly 'account.toShop': string;
  readonly 'account.recommended': string;
  readonly 'account.goneTitle': string;
  readonly 'account.soldOut': string;
  readonly 'account.offSale': string;
  readonly 'account.noPhoto': string;
  readonly 'account.choosePhoto': string;
  readonly 'account.otherPhoto': string;
  readonly 'account.usePhoto': string;
  readonly 'account.retryPhoto': string;
  readonly 'account.unreadable': string;
  readonly 'account.cropArea': string;
  readonly 'account.zoom': string;
  readonly 'account.cropHint': string;
  readonly 'account.pictureSaved': string;
};

/** The texts of `locales/<language>/account.json`. */
export const accountMessages = defineMessages<AccountTexts>('account', {
  en: en as AccountTexts,
  load: {
    zh: () => import('../../../locales/zh/account.json'),
    ja: () => import('../../../locales/ja/account.json'),
    fr: () => import('../../../locales/fr/account.json'),
    de: () => import('../../../locales/de/account.json'),
    it: () => import('../../../locales/it/account.json'),
    es: () => import('../../../locales/es/account.json'),
    ko: () => import('../../../locales/ko/account.json'),
  },
});
