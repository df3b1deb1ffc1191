// Written by `npm run texts:generate` from the texts in `locales`: change those, and let it write this.
import { defineMessages } from '@pawlet/core/i18n';
import en from '../../locales/en/points-mall.json' with { type: 'json' };

/** The texts of `locales/en/points-mall.json`, by what each has to hold. */
export type PointsMallTexts = {
  readonly 'pointsMall.title': string;
  readonly 'pointsMall.mine': string;
  readonly 'pointsMall.amount_one': `${string}{{points}}${string}`;
  readonly 'pointsMall.amount_other': `${string}{{points}}${string}`;
  readonly 'pointsMall.unknown': string;
  readonly 'pointsMall.logIn': string;
  readonly 'pointsMall.logInExchanges': string;
  readonly 'pointsMall.logInConfirm': string;
  readonly 'pointsMall.logInAction': string;
  readonly 'pointsMall.details': string;
  readonly 'pointsMall.rules': string;
  readonly 'pointsMall.shortcuts': string;
  readonly 'pointsMall.signIn': string;
  readonly 'pointsMall.exchanges': string;
  readonly 'pointsMall.featured': string;
  readonly 'pointsMall.everyone': string;
  readonly 'pointsMall.filters': string;
  readonly 'pointsMall.filterAll': string;
  readonly 'pointsMall.filterAffordable': string;
  readonly 'pointsMall.range': `${string}{{from}}${string}{{to}}${string}`;
  readonly 'pointsMall.rangeAbove': `${string}{{from}}${string}`;
  readonly 'pointsMall.redeemed_one': `${string}{{amount}}${string}`;
  readonly 'pointsMall.redeemed_other': `${string}{{amount}}${string}`;
  readonly 'pointsMall.affordable': string;
  readonly 'pointsMall.emptyRange': string;
  readonly 'pointsMall.empty': string;
  readonly 'pointsMall.showAll': string;
  readonly 'pointsMall.earn': string;
  readonly 'pointsMall.taskGo': string;
  readonly 'pointsMall.taskClaim': string;
  readonly 'pointsMall.taskDone': string;
  readonly 'pointsMall.taskProgress': `${string}{{progress}}${string}{{target}}${string}`;
  readonly 'pointsMall.reward': string;
  readonly 'pointsMall.pictures': string;
  readonly 'pointsMall.digital': string;
  readonly 'pointsMall.physical': string;
  readonly 'pointsMall.model': string;
  readonly 'pointsMall.chooseModel': string;
  readonly 'pointsMall.about': string;
  readonly 'pointsMall.total': string;
  readonly 'pointsMall.exchange': string;
  readonly 'pointsMall.gone': string;
  readonly 'pointsMall.toMall': string;
  readonly 'pointsMall.confirm': string;
  readonly 'pointsMall.addAddress': string;
  readonly 'pointsMall.chooseAddress': string;
  readonly 'pointsMall.newAddress': string;
  readonly 'pointsMall.memo': string;
  readonly 'pointsMall.memoHint': string;
  readonly 'pointsMall.before': string;
  readonly 'pointsMall.cost': string;
  readonly 'pointsMall.after': string;
  readonly 'pointsMall.quantityOf': `${string}{{total}}${string}`;
  readonly 'pointsMall.warning': string;
  readonly 'pointsMall.final': string;
  readonly 'pointsMall.finalMissed': string;
  readonly 'pointsMall.done': string;
  readonly 'pointsMall.doneDigital': string;
  readonly 'pointsMall.donePhysical': string;
  readonly 'pointsMall.balance': `${string}{{points}}${string}`;
  readonly 'pointsMall.view': string;
  readonly 'pointsMall.states': string;
  readonly 'pointsMall.stateAll': string;
  readonly 'pointsMall.stateWaiting': string;
  readonly 'pointsMall.stateDelivered': string;
  readonly 'pointsMall.stateCompleted': string;
  readonly 'pointsMall.stateRefused': string;
  readonly 'pointsMall.digitalWaiting': string;
  readonly 'pointsMall.digitalDelivered': string;
  readonly 'pointsMall.digitalCompleted': string;
  readonly 'pointsMall.physicalWaiting': string;
  readonly 'pointsMall.physicalDelivered': string;
  readonly 'pointsMall.physicalCompleted': string;
  readonly 'pointsMall.refused': string;
  readonly 'pointsMall.emptyExchanges': string;
  readonly 'pointsMall.emptyState': string;
  readonly 'pointsMall.showAllExchanges': string;
  readonly 'pointsMall.exchangeTitle': string;
  readonly 'pointsMall.exchangeGone': string;
  readonly 'pointsMall.toExchanges': string;
  readonly 'pointsMall.number': string;
  readonly 'pointsMall.time': string;
  readonly 'pointsMall.kind': string;
  readonly 'pointsMall.carrier': string;
  readonly 'pointsMall.tracking': string;
  readonly 'pointsMall.code': string;
  readonly 'pointsMall.coupon': string;
  readonly 'pointsMall.toCoupons': string;
  readonly 'pointsMall.reason': string;
  readonly 'pointsMall.recipient': string;
  readonly 'pointsMall.address': string;
  readonly 'pointsMall.cameAndWent': string;
  readonly 'pointsMall.emptyLedger': string;
  readonly 'pointsMall.rulesTitle': string;
  readonly 'pointsMall.notOffered': string;
  readonly 'pointsMall.rulesMissing': string;
};

/** The texts of `locales/<language>/points-mall.json`. */
export const pointsMallMessages = defineMessages<PointsMallTexts>('points-mall', {
  en: en as PointsMallTexts,
  load: {
    zh: () => import('../../locales/zh/points-mall.json'),
    ja: () => import('../../locales/ja/points-mall.json'),
    fr: () => import('../../locales/fr/points-mall.json'),
    de: () => import('../../locales/de/points-mall.json'),
    it: () => import('../../locales/it/points-mall.json'),
    es: () => import('../../locales/es/points-mall.json'),
    ko: () => import('../../locales/ko/points-mall.json'),
  },
});
