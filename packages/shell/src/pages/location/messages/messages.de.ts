import type { TranslationOf } from '@pawlet/core/i18n';
import type { locationPagesTexts } from './messages.ts';

/** German texts of the pages of places. */
export const de: TranslationOf<typeof locationPagesTexts> = {
  'locationPages.myPosition': 'Mein Standort',
  'locationPages.locating': 'Dein Standort wird ermittelt …',
  'locationPages.again': 'Erneut orten',
  'locationPages.accuracy': 'Auf etwa {{metres}} m genau',
  'locationPages.use': 'Diesen Ort verwenden',
  'locationPages.coordinates': 'Koordinaten',
  'locationPages.copyPlace': 'Ort',
  'locationPages.openMap': 'In einer Karte öffnen',
  'locationPages.map': 'Karte des Ortes',
  'locationPages.notFound': 'Dieser Ort kann nicht angezeigt werden',
  'locationPages.pickHint': 'Tippe auf die Karte, um einen anderen Ort zu wählen',
};
