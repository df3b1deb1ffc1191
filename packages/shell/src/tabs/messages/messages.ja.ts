import type { TranslationOf } from '@pawlet/core/i18n';
import type { tabsTexts } from './messages.ts';

/** Japanese texts of what another tab did. */
export const ja: TranslationOf<typeof tabsTexts> = {
  'tabs.loggedOut': '別のタブでログアウトしました',
};
