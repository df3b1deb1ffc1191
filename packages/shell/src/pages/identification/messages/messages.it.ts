import type { TranslationOf } from '@pawlet/core/i18n';
import type { identificationTexts } from './messages.ts';

/** Italian texts of the page that finds the serial number. */
export const it: TranslationOf<typeof identificationTexts> = {
  'identification.picture': 'Fondo di una fontanella con la sua etichetta',
  'identification.pictureHint': 'Anche su distributori, telecamere e localizzatori l’etichetta è sul fondo.',
  'identification.calloutLabel': 'L’etichetta sul fondo',
  'identification.calloutVersion': 'Sigla della versione: v1.1 è la versione hardware 2',
  'identification.calloutSerial': 'Numero di serie (S/N): guarda il 9º e il 10º carattere',
  'identification.which': 'Che versione è?',
  'identification.check': 'Controlla il numero di serie',
  'identification.serial': 'Numero di serie',
  'identification.serialHint': 'Per esempio FT26A041D700123',
  'identification.submit': 'Controlla',
  'identification.scan': 'Scansiona il codice sull’etichetta',
  'identification.empty': 'Inserisci il numero di serie',
  'identification.short_one': 'Un numero di serie ha almeno 10 caratteri; ne hai inserito {{count}}',
  'identification.short_other': 'Un numero di serie ha almeno 10 caratteri; ne hai inseriti {{count}}',
  'identification.short_many': 'Un numero di serie ha almeno 10 caratteri; ne hai inseriti {{count}}',
  'identification.unknown': 'Non è un numero di serie. I numeri di serie hanno solo lettere e cifre.',
  'identification.version': 'Versione hardware {{version}}',
  'identification.becauseLabel': 'Lo dice la sigla sull’etichetta.',
  'identification.becauseD7': 'Il 9º e il 10º carattere sono D7.',
  'identification.becauseOther':
    'Il 9º e il 10º carattere sono {{found}}, non D7. Se l’etichetta riporta v1.1, è comunque la versione 2.',
  'identification.parts': 'Trova i ricambi adatti',
  'identification.help': 'Vai all’assistenza',
};
