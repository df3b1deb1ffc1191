// Written by `npm run texts:generate` from the texts in `locales`: change those, and let it write this.
import { defineMessages } from '@pawlet/core/i18n';
import en from '../../locales/en/sign-in.json' with { type: 'json' };

/** The texts of `locales/en/sign-in.json`, by what each has to hold. */
export type SignInTexts = {
  readonly 'signIn.streak_one': `${string}{{count}}${string}`;
  readonly 'signIn.streak_other': `${string}{{count}}${string}`;
  readonly 'signIn.noStreak': string;
  readonly 'signIn.visitor': string;
  readonly 'signIn.visitorHint': string;
  readonly 'signIn.balance': string;
  readonly 'signIn.totalDays': string;
  readonly 'signIn.bonusToday': `${string}{{points}}${string}`;
  readonly 'signIn.bonusIn_one': `${string}{{points}}${string}`;
  readonly 'signIn.bonusIn_other': `${string}{{count}}${string}{{points}}${string}`;
  readonly 'signIn.eachDay': `${string}{{points}}${string}`;
  readonly 'signIn.strip': string;
  readonly 'signIn.day': `${string}{{number}}${string}`;
  readonly 'signIn.gift': string;
  readonly 'signIn.stateSigned': string;
  readonly 'signIn.stateToday': string;
  readonly 'signIn.stateMissed': string;
  readonly 'signIn.missedTag': string;
  readonly 'signIn.makeUpDay': `${string}{{date}}${string}`;
  readonly 'signIn.signIn': `${string}{{points}}${string}`;
  readonly 'signIn.signInPlain': string;
  readonly 'signIn.done': string;
  readonly 'signIn.logIn': string;
  readonly 'signIn.already': string;
  readonly 'signIn.logInOnly': string;
  readonly 'signIn.tabs': string;
  readonly 'signIn.calendar': string;
  readonly 'signIn.tasks': string;
  readonly 'signIn.ranking': string;
  readonly 'signIn.log': string;
  readonly 'signIn.previousMonth': string;
  readonly 'signIn.nextMonth': string;
  readonly 'signIn.showMonth': string;
  readonly 'signIn.showWeek': string;
  readonly 'signIn.monthDays_one': `${string}{{count}}${string}`;
  readonly 'signIn.monthDays_other': `${string}{{count}}${string}`;
  readonly 'signIn.makeUpRule_one': `${string}{{price}}${string}{{count}}${string}`;
  readonly 'signIn.makeUpRule_other': `${string}{{price}}${string}{{count}}${string}`;
  readonly 'signIn.makeUpLeft_one': `${string}{{count}}${string}`;
  readonly 'signIn.makeUpLeft_other': `${string}{{count}}${string}`;
  readonly 'signIn.makeUpNone': string;
  readonly 'signIn.makeUpTextLeft_one': `${string}{{price}}${string}{{points}}${string}{{count}}${string}`;
  readonly 'signIn.makeUpTextLeft_other': `${string}{{price}}${string}{{points}}${string}{{count}}${string}`;
  readonly 'signIn.makeUpTitle': `${string}{{date}}${string}`;
  readonly 'signIn.makeUpText': `${string}{{price}}${string}{{points}}${string}`;
  readonly 'signIn.makeUpConfirm': string;
  readonly 'signIn.madeUp': `${string}{{date}}${string}`;
  readonly 'signIn.makeUpLate': string;
  readonly 'signIn.makeUpSigned': string;
  readonly 'signIn.successTitle': string;
  readonly 'signIn.successPoints_one': `${string}{{count}}${string}`;
  readonly 'signIn.successPoints_other': `${string}{{count}}${string}`;
  readonly 'signIn.reminder': string;
  readonly 'signIn.reminderFailed': string;
  readonly 'signIn.rankDays_one': `${string}{{count}}${string}`;
  readonly 'signIn.rankDays_other': `${string}{{count}}${string}`;
  readonly 'signIn.you': string;
  readonly 'signIn.noRank': string;
  readonly 'signIn.shopper': string;
  readonly 'signIn.emptyRanking': string;
  readonly 'signIn.emptyLog': string;
  readonly 'signIn.logSigned': string;
  readonly 'signIn.logMadeUp': string;
  readonly 'signIn.logStreak': `${string}{{number}}${string}`;
  readonly 'signIn.taskProgress': `${string}{{done}}${string}{{target}}${string}`;
  readonly 'signIn.taskGo': string;
  readonly 'signIn.taskGoTo': `${string}{{name}}${string}`;
  readonly 'signIn.taskClaim': string;
  readonly 'signIn.taskClaimOf': `${string}{{name}}${string}`;
  readonly 'signIn.taskDone': string;
  readonly 'signIn.noTasks': string;
};

/** The texts of `locales/<language>/sign-in.json`. */
export const signInMessages = defineMessages<SignInTexts>('sign-in', {
  en: en as SignInTexts,
  load: {
    zh: () => import('../../locales/zh/sign-in.json'),
    ja: () => import('../../locales/ja/sign-in.json'),
    fr: () => import('../../locales/fr/sign-in.json'),
    de: () => import('../../locales/de/sign-in.json'),
    it: () => import('../../locales/it/sign-in.json'),
    es: () => import('../../locales/es/sign-in.json'),
    ko: () => import('../../locales/ko/sign-in.json'),
  },
});
