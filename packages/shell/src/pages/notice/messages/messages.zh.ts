import type { TranslationOf } from '@pawlet/core/i18n';
import type { noticesTexts } from './messages.ts';

/** Chinese texts of announcements. */
export const zh: TranslationOf<typeof noticesTexts> = {
  'notices.unread': '未读',
  'notices.markRead': '全部标为已读',
  'notices.allRead': '已全部标为已读',
  'notices.empty': '暂无公告',
  'notices.emptyHint': '商城的最新消息会显示在这里',
  'notices.notFound': '没有找到该公告',
};
