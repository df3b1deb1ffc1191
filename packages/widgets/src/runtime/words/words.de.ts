import type { TranslationOf } from '@pawlet/core/i18n';
import type { wordsEn } from './words.en.ts';

/** The words of the building blocks. */
export const wordsDe: TranslationOf<typeof wordsEn> = {
  'ui.close': 'Schließen',
  'ui.back': 'Zurück',
  'ui.cancel': 'Abbrechen',
  'ui.confirm': 'OK',
  'ui.clear': 'Leeren',
  'ui.retry': 'Erneut versuchen',
  'ui.loading': 'Wird geladen',
  'ui.increase': 'Erhöhen',
  'ui.decrease': 'Verringern',
  'ui.showPassword': 'Passwort anzeigen',
  'ui.hidePassword': 'Passwort verbergen',
  'ui.previous': 'Zurück',
  'ui.next': 'Weiter',
  'ui.scrollLeft': 'Nach links scrollen',
  'ui.scrollRight': 'Nach rechts scrollen',
  'ui.pause': 'Anhalten',
  'ui.play': 'Abspielen',
  'ui.endOfList': 'Das war alles',
  'ui.loadFailed': 'Laden fehlgeschlagen',
  'ui.offline': 'Keine Internetverbindung',
  'ui.networkError': 'Netzwerkfehler. Bitte versuche es gleich noch einmal.',
};
