import type { TranslationOf } from '@pawlet/core/i18n';
import type { frameTexts } from './messages.ts';

/** German texts of pages that stand in the frame of another site. */
export const de: TranslationOf<typeof frameTexts> = {
  'frame.refused': 'In diesem Fenster kann nicht gekauft werden',
  'frame.refusedText':
    'Die Website, die den Shop anzeigt, hat sich nicht ausgewiesen. Kauf zu deiner Sicherheit bitte direkt im Shop',
  'frame.openShop': 'Shop öffnen',
};
