// Written by `npm run texts:generate` from the texts in `locales`: change those, and let it write this.
import { defineMessages } from '@pawlet/core/i18n';
import en from '../../../locales/en/tasks.json' with { type: 'json' };

/** The texts of `locales/en/tasks.json`, by what each has to hold. */
export type TasksTexts = {
  readonly 'tasks.claimed': `${string}{{points}}${string}`;
  readonly 'tasks.alreadyClaimed': string;
  readonly 'tasks.gone': string;
};

/** The texts of `locales/<language>/tasks.json`. */
export const tasksMessages = defineMessages<TasksTexts>('tasks', {
  en: en as TasksTexts,
  load: {
    zh: () => import('../../../locales/zh/tasks.json'),
    ja: () => import('../../../locales/ja/tasks.json'),
    fr: () => import('../../../locales/fr/tasks.json'),
    de: () => import('../../../locales/de/tasks.json'),
    it: () => import('../../../locales/it/tasks.json'),
    es: () => import('../../../locales/es/tasks.json'),
    ko: () => import('../../../locales/ko/tasks.json'),
  },
});
