import type { TranslationOf } from '@pawlet/core/i18n';
import type { tabsTexts } from './messages.ts';

/** Chinese texts of what another tab did. */
export const zh: TranslationOf<typeof tabsTexts> = {
  'tabs.loggedOut': '您已在另一个标签页退出登录',
};
