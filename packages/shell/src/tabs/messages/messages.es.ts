import type { TranslationOf } from '@pawlet/core/i18n';
import type { tabsTexts } from './messages.ts';

/** Spanish texts of what another tab did. */
export const es: TranslationOf<typeof tabsTexts> = {
  'tabs.loggedOut': 'Se ha cerrado la sesión en otra pestaña',
};
