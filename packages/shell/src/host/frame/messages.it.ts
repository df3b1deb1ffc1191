import type { TranslationOf } from '@pawlet/core/i18n';
import type { frameTexts } from './messages.ts';

/** Italian texts of pages that stand in the frame of another site. */
export const it: TranslationOf<typeof frameTexts> = {
  'frame.refused': 'Non è possibile acquistare in questa finestra',
  'frame.refusedText':
    'Il sito che mostra il negozio non si è identificato. Per la tua sicurezza, acquista direttamente nel negozio.',
  'frame.openShop': 'Apri il negozio',
};
