import type { TranslationOf } from '@pawlet/core/i18n';
import type { wordsEn } from './words.en.ts';

/** The words of the building blocks. */
export const wordsIt: TranslationOf<typeof wordsEn> = {
  'ui.close': 'Chiudi',
  'ui.back': 'Indietro',
  'ui.cancel': 'Annulla',
  'ui.confirm': 'OK',
  'ui.clear': 'Cancella',
  'ui.retry': 'Riprova',
  'ui.loading': 'Caricamento in corso',
  'ui.increase': 'Aumenta',
  'ui.decrease': 'Diminuisci',
  'ui.showPassword': 'Mostra la password',
  'ui.hidePassword': 'Nascondi la password',
  'ui.previous': 'Precedente',
  'ui.next': 'Successivo',
  'ui.scrollLeft': 'Scorri a sinistra',
  'ui.scrollRight': 'Scorri a destra',
  'ui.pause': 'Pausa',
  'ui.play': 'Riproduci',
  'ui.endOfList': 'Hai visto tutto',
  'ui.loadFailed': 'Caricamento non riuscito',
  'ui.offline': 'Nessuna connessione a Internet',
  'ui.networkError': 'Errore di rete. Riprova.',
};
