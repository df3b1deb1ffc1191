import type { TranslationOf } from '@pawlet/core/i18n';
import type { tabsTexts } from './messages.ts';

/** Korean texts of what another tab did. */
export const ko: TranslationOf<typeof tabsTexts> = {
  'tabs.loggedOut': '다른 탭에서 로그아웃했습니다',
};
