import type { TranslationOf } from '@pawlet/core/i18n';
import type { contactTexts } from './messages.ts';

/** Korean texts of the ways to reach the shop. */
export const ko: TranslationOf<typeof contactTexts> = {
  'contact.call': '전화 문의',
  'contact.write': '이메일 문의',
  'contact.chat': '채팅 문의',
  'contact.hours': '상담 시간',
};
