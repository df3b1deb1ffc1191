import type { TranslationOf } from '@pawlet/core/i18n';
import type { frameTexts } from './messages.ts';

/** German texts of pages that stand in the frame of another site. */
export const de: TranslationOf<typeof frameTexts> = {
  'frame.refused': 'In diesem Fenster ist kein Einkauf möglich',
  'frame.refusedText':
    'Wir können nicht erkennen, welche Website den Shop hier anzeigt. Kauf zu deiner Sicherheit bitte direkt im Shop ein.',
  'frame.openShop': 'Shop öffnen',
};
