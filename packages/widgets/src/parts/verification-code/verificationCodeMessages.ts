// Written by `npm run texts:generate` from the texts in `locales`: change those, and let it write this.
import { defineMessages } from '@pawlet/core/i18n';
import en from '../../../locales/en/verification-code.json' with { type: 'json' };

/** The texts of `locales/en/verification-code.json`, by what each has to hold. */
export type VerificationCodeTexts = {
  readonly 'verificationCode.label': string;
  readonly 'verificationCode.hint': `${string}{{digits}}${string}`;
  readonly 'verificationCode.send': string;
  readonly 'verificationCode.resend': `${string}{{seconds}}${string}`;
  readonly 'verificationCode.sent': string;
};

/** The texts of `locales/<language>/verification-code.json`. */
export const verificationCodeMessages = defineMessages<VerificationCodeTexts>('verification-code', {
  en: en as VerificationCodeTexts,
  load: {
    zh: () => import('../../../locales/zh/verification-code.json'),
    ja: () => import('../../../locales/ja/verification-code.json'),
    fr: () => import('../../../locales/fr/verification-code.json'),
    de: () => import('../../../locales/de/verification-code.json'),
    it: () => import('../../../locales/it/verification-code.json'),
    es: () => import('../../../locales/es/verification-code.json'),
    ko: () => import('../../../locales/ko/verification-code.json'),
  },
});
