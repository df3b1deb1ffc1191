import type { TranslationOf } from '@pawlet/core/i18n';
import type { invoiceTexts } from './messages.ts';

/** Japanese texts of the choice of an invoice. */
export const ja: TranslationOf<typeof invoiceTexts> = {
  'invoice.title': '領収書',
  'invoice.none': '領収書は不要',
  'invoice.kind': '宛名の種類',
  'invoice.individual': '個人',
  'invoice.enterprise': '法人',
  'invoice.name': 'お名前',
  'invoice.company': '会社名',
  'invoice.taxNumber': '納税者番号',
  'invoice.taxNumberWrong': '納税者番号の形式が正しくありません',
  'invoice.email': 'メールアドレス',
  'invoice.optional': 'その他の情報（任意）',
  'invoice.address': '会社の住所',
  'invoice.phone': '会社の電話番号',
  'invoice.bankName': '取引銀行',
  'invoice.bankAccount': '口座番号',
  'invoice.note': '電子領収書は、お支払い後7営業日以内にメールでお届けします。',
  'invoice.use': 'この注文に使う',
  'invoice.another': '別の宛名を入力',
  'invoice.forget': '保存した宛名を削除',
  'invoice.back': '選択に戻る',
};
