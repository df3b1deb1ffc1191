import type { TranslationOf } from '@pawlet/core/i18n';
import type { noticesTexts } from './messages.ts';

/** Japanese texts of announcements. */
export const ja: TranslationOf<typeof noticesTexts> = {
  'notices.unread': '未読',
  'notices.markRead': 'すべて既読にする',
  'notices.allRead': 'すべて既読にしました',
  'notices.empty': 'お知らせはまだありません',
  'notices.emptyHint': 'ショップからのお知らせがここに表示されます',
  'notices.notFound': 'このお知らせは見つかりません',
};
