import type { TranslationOf } from '@pawlet/core/i18n';
import type { offlineTexts } from './messages.ts';

/** Japanese texts of what the mall says without a network, and of newer versions. */
export const ja: TranslationOf<typeof offlineTexts> = {
  'update.there': 'ショップの新しいバージョンがあります',
  'update.load': '再読み込み',
  'update.later': 'あとで',
};
