import type { TranslationOf } from '@pawlet/core/i18n';
import type { helpTexts } from './messages.ts';

/** Italian texts of the help page. */
export const it: TranslationOf<typeof helpTexts> = {
  'help.search': 'Cerca un argomento',
  'help.topics': 'Domande frequenti',
  'help.noneFound': 'Nessun risultato per «{{keyword}}»',
  'help.noneFoundHint': 'Prova con un’altra parola o chiamaci.',
  'help.clear': 'Mostra tutte le domande',
  'help.none': 'Non ci sono ancora argomenti',
  'help.contact': 'Hai ancora una domanda?',
  'help.label': 'Dov’è il numero di serie?',
  'help.orders': 'Una domanda su un ordine',
  'help.gone': 'Questo argomento non è più disponibile',
};
