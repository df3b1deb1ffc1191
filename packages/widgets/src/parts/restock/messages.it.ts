import type { TranslationOf } from '@pawlet/core/i18n';
import type { restockTexts } from './messages.ts';

/** Italian texts of restock alerts. */
export const it: TranslationOf<typeof restockTexts> = {
  'restock.notify': 'Avvisami quando è disponibile',
  'restock.notifyShort': 'Avvisami',
  'restock.cancel': 'Annulla avviso',
  'restock.waiting': 'Scriveremo a {{email}} appena torna disponibile',
  'restock.canceled': 'Avviso annullato',
  'restock.hint':
    'Inviamo una sola e-mail, quando torna disponibile. Il codice conferma che l’indirizzo è tuo.',
  'restock.list': 'Avvisi di disponibilità',
  'restock.cancelNamed': 'Annulla l’avviso per {{title}}',
};
