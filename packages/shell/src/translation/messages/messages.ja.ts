import type { TranslationOf } from '@pawlet/core/i18n';
import type { translationTexts } from './messages.ts';

/** Japanese texts of translations. */
export const ja: TranslationOf<typeof translationTexts> = {
  'translation.translate': '翻訳する',
  'translation.by': '{{service}}による翻訳',
  'translation.original': '原文を表示',
  'translation.failed': '翻訳できませんでした',
  'translation.retry': '再試行',
};
