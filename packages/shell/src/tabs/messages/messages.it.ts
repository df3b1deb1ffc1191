import type { TranslationOf } from '@pawlet/core/i18n';
import type { tabsTexts } from './messages.ts';

/** Italian texts of what another tab did. */
export const it: TranslationOf<typeof tabsTexts> = {
  'tabs.loggedOut': 'Disconnessione effettuata in un’altra scheda',
};
