import type { TranslationOf } from '@pawlet/core/i18n';
import type { translationTexts } from './messages.ts';

/** Chinese texts of translations. */
export const zh: TranslationOf<typeof translationTexts> = {
  'translation.translate': '翻译',
  'translation.by': '由 {{service}} 翻译',
  'translation.original': '查看原文',
  'translation.failed': '暂时无法翻译',
  'translation.retry': '重试',
};
