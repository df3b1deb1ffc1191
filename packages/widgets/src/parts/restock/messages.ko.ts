import type { TranslationOf } from '@pawlet/core/i18n';
import type { restockTexts } from './messages.ts';

/** Korean texts of restock alerts. */
export const ko: TranslationOf<typeof restockTexts> = {
  'restock.notify': '재입고 알림 신청',
  'restock.notifyShort': '재입고 알림',
  'restock.cancel': '알림 해제',
  'restock.waiting': '재입고되면 {{email}} 주소로 메일을 보내 드립니다',
  'restock.canceled': '재입고 알림을 해제했습니다',
  'restock.hint': '재입고되면 메일을 한 번만 보내 드립니다. 인증번호는 본인 이메일인지 확인하는 용도입니다.',
  'restock.list': '재입고 알림',
  'restock.cancelNamed': '{{title}} 재입고 알림 해제',
};
