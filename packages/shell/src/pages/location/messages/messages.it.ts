import type { TranslationOf } from '@pawlet/core/i18n';
import type { locationPagesTexts } from './messages.ts';

/** Italian texts of the pages of places. */
export const it: TranslationOf<typeof locationPagesTexts> = {
  'locationPages.myPosition': 'La mia posizione',
  'locationPages.locating': 'Ricerca della tua posizione…',
  'locationPages.again': 'Localizza di nuovo',
  'locationPages.accuracy': 'Precisa a circa {{metres}} m',
  'locationPages.use': 'Usa questo luogo',
  'locationPages.coordinates': 'Coordinate',
  'locationPages.copyPlace': 'Luogo',
  'locationPages.openMap': 'Apri in una mappa',
  'locationPages.map': 'Mappa del luogo',
  'locationPages.notFound': 'Questo luogo non può essere mostrato',
  'locationPages.pickHint': 'Tocca la mappa per scegliere un altro luogo',
};
