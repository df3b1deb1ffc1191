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
  'locationPages.lookingUp': 'Buscando la zona de este lugar…',
  'locationPages.knownStreet': 'Hemos encontrado la calle. Revisa los datos.',
  'locationPages.knownDistrict': 'Hemos encontrado el distrito. Revisa los datos y añade la calle.',
  'locationPages.knownCity': 'Hemos encontrado la ciudad. Revisa los datos y completa el resto.',
  'locationPages.knownProvince':
    'Hemos encontrado la provincia o el estado. Revisa los datos y completa el resto.',
  'locationPages.knownCountry': 'Solo hemos encontrado el país o la región. Completa el resto.',
  'locationPages.nowhere': 'En este punto no hay ningún país ni región; puede que esté en el mar.',
  'locationPages.notLookedUp': 'No se ha podido averiguar la zona de este lugar. Elígela tú.',
  'locationPages.isAbroad':
    'Este lugar está fuera de China continental. Las direcciones de allí tienen su propio formulario.',
  'locationPages.isDomestic':
    'Este lugar está en China continental. Las direcciones de allí tienen su propio formulario.',
  'locationPages.notOnEarth': 'Estas coordenadas no existen, así que se usa tu ubicación.',
};
