import type { TranslationOf } from '@pawlet/core/i18n';
import type { contactTexts } from './messages.ts';

/** Chinese texts of the ways to reach the shop. */
export const zh: TranslationOf<typeof contactTexts> = {
  'contact.call': '拨打客服电话',
  'contact.write': '发送邮件',
  'contact.chat': '在线客服',
  'contact.hours': '服务时间',
};
