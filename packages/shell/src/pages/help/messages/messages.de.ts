import type { TranslationOf } from '@pawlet/core/i18n';
import type { helpTexts } from './messages.ts';

/** German texts of the help page. */
export const de: TranslationOf<typeof helpTexts> = {
  'help.search': 'Hilfe durchsuchen',
  'help.topics': 'Fragen',
  'help.noneFound': 'Keine Treffer für „{{keyword}}“',
  'help.noneFoundHint': 'Versuche es mit einem anderen Wort oder ruf uns an.',
  'help.clear': 'Alle Fragen anzeigen',
  'help.none': 'Noch keine Hilfethemen',
  'help.contact': 'Noch eine Frage?',
  'help.label': 'Wo steht die Seriennummer?',
  'help.orders': 'Frage zu einer Bestellung',
  'help.gone': 'Dieses Thema gibt es nicht mehr',
};
