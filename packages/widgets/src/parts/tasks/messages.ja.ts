import type { TranslationOf } from '@pawlet/core/i18n';
import type { tasksTexts } from './messages.ts';

/** Japanese texts of what comes of claiming the points of a task. */
export const ja: TranslationOf<typeof tasksTexts> = {
  'tasks.claimed': '{{points}}ポイントを受け取りました',
  'tasks.alreadyClaimed': 'このポイントは受取済みです',
  'tasks.gone': 'このミッションは終了しました',
};
