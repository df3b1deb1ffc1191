import type { TranslationOf } from '@pawlet/core/i18n';
import type { tasksTexts } from './messages.ts';

/** Chinese texts of what comes of claiming the points of a task. */
export const zh: TranslationOf<typeof tasksTexts> = {
  'tasks.claimed': '已领取 {{points}} 积分',
  'tasks.alreadyClaimed': '这些积分已经领取过了',
  'tasks.gone': '该任务已下线',
};
