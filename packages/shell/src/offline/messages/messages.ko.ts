import type { TranslationOf } from '@pawlet/core/i18n';
import type { offlineTexts } from './messages.ts';

/** Korean texts of what the mall says without a network, and of newer versions. */
export const ko: TranslationOf<typeof offlineTexts> = {
  'update.there': '쇼핑몰의 새 버전이 있습니다',
  'update.load': '새로고침',
  'update.later': '나중에',
};
