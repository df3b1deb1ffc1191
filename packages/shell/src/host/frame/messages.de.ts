import type { TranslationOf } from '@pawlet/core/i18n';
import type { frameTexts } from './messages.ts';

/** German texts of pages that stand in the frame of another site. */
export const de: TranslationOf<typeof frameTexts> = {
  'frame.refused': 'In diesem Fenster kann nicht gekauft werden',
  'frame.refusedText':
    'Die Website um den Shop herum hat sich nicht ausgewiesen. Kauf zu deiner Sicherheit im Shop selbst',
  'frame.openShop': 'Shop öffnen',
};
