import type { TranslationOf } from '@pawlet/core/i18n';
import type { tabsTexts } from './messages.ts';

/** French texts of what another tab did. */
export const fr: TranslationOf<typeof tabsTexts> = {
  'tabs.loggedOut': 'Vous vous êtes déconnecté dans un autre onglet',
};
