import type { TranslationOf } from '@pawlet/core/i18n';
import type { tasksTexts } from './messages.ts';

/** Korean texts of what comes of claiming the points of a task. */
export const ko: TranslationOf<typeof tasksTexts> = {
  'tasks.claimed': '{{points}}포인트를 받았습니다',
  'tasks.alreadyClaimed': '이미 받은 포인트입니다',
  'tasks.gone': '더 이상 없는 미션입니다',
};
