import type { TranslationOf } from '@pawlet/core/i18n';
import type { tabsTexts } from './messages.ts';

/** German texts of what another tab did. */
export const de: TranslationOf<typeof tabsTexts> = {
  'tabs.loggedOut': 'Du wurdest in einem anderen Tab abgemeldet',
};
