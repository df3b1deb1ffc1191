// Written by `npm run texts:generate` from the texts in `locales`: change those, and let it write this.
import { defineMessages } from '@pawlet/core/i18n';
import en from '../../locales/en/log-in-pages.json' with { type: 'json' };

/** The texts of `locales/en/log-in-pages.json`, by what each has to hold. */
export type LogInPagesTexts = {
  readonly 'auth.working': string;
  readonly 'auth.choose': string;
  readonly 'auth.failed': string;
  readonly 'auth.failedText': string;
  readonly 'auth.none': string;
  readonly 'auth.noneText': string;
  readonly 'auth.withCode': string;
  readonly 'bind.gone': string;
  readonly 'bind.goneText': string;
  readonly 'bind.again': string;
  readonly 'bind.hello': `${string}{{name}}${string}`;
  readonly 'invited.friend': string;
  readonly 'invited.plain': `${string}{{shop}}${string}`;
  readonly 'invited.text': string;
  readonly 'invited.by': `${string}{{name}}${string}`;
  readonly 'invited.youEarn': string;
  readonly 'invited.inviterGets': `${string}{{points}}${string}`;
  readonly 'invited.goods': string;
  readonly 'invited.join': string;
  readonly 'invited.look': string;
};

/** The texts of `locales/<language>/log-in-pages.json`. */
export const logInPagesMessages = defineMessages<LogInPagesTexts>('log-in-pages', {
  en: en as LogInPagesTexts,
  load: {
    zh: () => import('../../locales/zh/log-in-pages.json'),
    ja: () => import('../../locales/ja/log-in-pages.json'),
    fr: () => import('../../locales/fr/log-in-pages.json'),
    de: () => import('../../locales/de/log-in-pages.json'),
    it: () => import('../../locales/it/log-in-pages.json'),
    es: () => import('../../locales/es/log-in-pages.json'),
    ko: () => import('../../locales/ko/log-in-pages.json'),
  },
});
