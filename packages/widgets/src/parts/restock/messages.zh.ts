import type { TranslationOf } from '@pawlet/core/i18n';
import type { restockTexts } from './messages.ts';

/** Chinese texts of restock alerts. */
export const zh: TranslationOf<typeof restockTexts> = {
  'restock.notify': '到货提醒',
  'restock.notifyShort': '到货提醒',
  'restock.cancel': '取消提醒',
  'restock.waiting': '到货后将发送邮件至 {{email}}',
  'restock.canceled': '已取消到货提醒',
  'restock.hint': '到货后仅发送一封邮件，邮箱不作他用。验证码用于确认邮箱属于您。',
  'restock.list': '到货提醒',
  'restock.cancelNamed': '取消“{{title}}”的到货提醒',
};
