import type { TranslationOf } from '@pawlet/core/i18n';
import type { demoTexts } from './messages.ts';

/** Italian texts of a demo that everybody may look at. */
export const it: TranslationOf<typeof demoTexts> = {
  'demo.notice':
    'Questo negozio dimostrativo non vende nulla. Non inserire dati reali: chiunque può leggerli.',
};
