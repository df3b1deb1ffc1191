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
  'locationPages.lookingUp': 'Ricerca della zona di questo luogo…',
  'locationPages.knownStreet': 'Abbiamo trovato la via. Controlla i dati.',
  'locationPages.knownDistrict': 'Abbiamo trovato il distretto. Controlla i dati e aggiungi la via.',
  'locationPages.knownCity': 'Abbiamo trovato la città. Controlla i dati e completa il resto.',
  'locationPages.knownProvince':
    'Abbiamo trovato la provincia o lo stato. Controlla i dati e completa il resto.',
  'locationPages.knownCountry': 'Abbiamo trovato solo il Paese o la regione. Completa il resto.',
  'locationPages.nowhere': 'In questo punto non c’è alcun Paese o regione: forse è in mare.',
  'locationPages.notLookedUp': 'Impossibile trovare la zona di questo luogo. Sceglila tu.',
  'locationPages.isAbroad':
    'Questo luogo è fuori dalla Cina continentale. Gli indirizzi lì hanno un modulo apposito.',
  'locationPages.isDomestic':
    'Questo luogo è nella Cina continentale. Gli indirizzi lì hanno un modulo apposito.',
  'locationPages.notOnEarth': 'Queste coordinate non esistono: viene usata la tua posizione.',
};
