import type { TranslationOf } from '@pawlet/core/i18n';
import type { noticesTexts } from './messages.ts';

/** Korean texts of announcements. */
export const ko: TranslationOf<typeof noticesTexts> = {
  'notices.unread': '읽지 않음',
  'notices.markRead': '모두 읽음으로 표시',
  'notices.allRead': '모두 읽음으로 표시했습니다',
  'notices.empty': '아직 공지사항이 없습니다',
  'notices.emptyHint': '쇼핑몰 소식이 여기에 표시됩니다',
  'notices.notFound': '공지사항을 찾을 수 없습니다',
};
