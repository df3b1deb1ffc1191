import type { TranslationOf } from '@pawlet/core/i18n';
import type { demoTexts } from './messages.ts';

/** German texts of a demo that everybody may look at. */
export const de: TranslationOf<typeof demoTexts> = {
  'demo.notice': 'Dieser Demo-Shop verkauft nichts. Gib keine echten Daten ein: Alle können sie lesen.',
};
