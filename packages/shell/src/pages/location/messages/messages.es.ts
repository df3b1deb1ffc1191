import type { TranslationOf } from '@pawlet/core/i18n';
import type { locationPagesTexts } from './messages.ts';

/** Spanish texts of the pages of places. */
export const es: TranslationOf<typeof locationPagesTexts> = {
  'locationPages.myPosition': 'Mi ubicación',
  'locationPages.locating': 'Buscando tu ubicación…',
  'locationPages.again': 'Volver a localizar',
  'locationPages.accuracy': 'Precisión de unos {{metres}} m',
  'locationPages.use': 'Usar este lugar',
  'locationPages.coordinates': 'Coordenadas',
  'locationPages.copyPlace': 'Lugar',
  'locationPages.openMap': 'Abrir en un mapa',
  'locationPages.map': 'Mapa del lugar',
  'locationPages.notFound': 'No se puede mostrar este lugar',
  'locationPages.pickHint': 'Toca el mapa para elegir otro lugar',
};
