import type { TranslationOf } from '@pawlet/core/i18n';
import type { translationTexts } from './messages.ts';

/** Korean texts of translations. */
export const ko: TranslationOf<typeof translationTexts> = {
  'translation.translate': '번역하기',
  'translation.by': '{{service}} 번역',
  'translation.original': '원문 보기',
  'translation.failed': '번역하지 못했습니다',
  'translation.retry': '다시 시도',
};
