import type { TranslationOf } from '@pawlet/core/i18n';
import type { restockTexts } from './messages.ts';

/** Japanese texts of restock alerts. */
export const ja: TranslationOf<typeof restockTexts> = {
  'restock.notify': '再入荷のお知らせを受け取る',
  'restock.notifyShort': '再入荷通知',
  'restock.cancel': '通知を解除',
  'restock.waiting': '再入荷したら {{email}} にメールでお知らせします',
  'restock.canceled': '再入荷通知を解除しました',
  'restock.hint':
    '再入荷時にメールを1通だけお送りします。認証コードはご本人のアドレスか確認するためのものです。',
  'restock.list': '再入荷通知',
  'restock.cancelNamed': '「{{title}}」の通知を解除',
};
