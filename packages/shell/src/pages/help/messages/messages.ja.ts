import type { TranslationOf } from '@pawlet/core/i18n';
import type { helpTexts } from './messages.ts';

/** Japanese texts of the help page. */
export const ja: TranslationOf<typeof helpTexts> = {
  'help.search': 'ヘルプを検索',
  'help.topics': 'よくあるご質問',
  'help.noneFound': '「{{keyword}}」に一致する項目はありません',
  'help.noneFoundHint': '別の言葉で検索するか、お電話ください。',
  'help.clear': 'すべての質問を見る',
  'help.none': 'ヘルプはまだありません',
  'help.contact': '解決しませんでしたか？',
  'help.label': 'シリアル番号はどこにありますか？',
  'help.orders': 'ご注文について',
  'help.gone': 'この項目は公開を終了しました',
};
