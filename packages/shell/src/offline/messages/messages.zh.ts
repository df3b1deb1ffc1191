import type { TranslationOf } from '@pawlet/core/i18n';
import type { offlineTexts } from './messages.ts';

/** Chinese texts of what the mall says without a network, and of newer versions. */
export const zh: TranslationOf<typeof offlineTexts> = {
  'update.there': '商城有新版本',
  'update.load': '刷新',
  'update.later': '以后再说',
};
