import type { TranslationOf } from '@pawlet/core/i18n';
import type { tabsTexts } from './messages.ts';

/** French texts of what another tab did. */
export const fr: TranslationOf<typeof tabsTexts> = {
  'tabs.loggedOut': 'Votre session a été fermée dans un autre onglet',
};
