import type { TranslationOf } from '@pawlet/core/i18n';
import type { invoiceTexts } from './messages.ts';

/** Italian texts of the choice of an invoice. */
export const it: TranslationOf<typeof invoiceTexts> = {
  'invoice.title': 'Fattura',
  'invoice.none': 'Nessuna fattura',
  'invoice.kind': 'Fattura intestata a',
  'invoice.individual': 'Privato',
  'invoice.enterprise': 'Azienda',
  'invoice.name': 'Nome',
  'invoice.company': 'Ragione sociale',
  'invoice.taxNumber': 'Partita IVA',
  'invoice.taxNumberWrong': 'Questa partita IVA non è valida',
  'invoice.email': 'E-mail',
  'invoice.optional': 'Altri dati (facoltativi)',
  'invoice.address': 'Indirizzo',
  'invoice.phone': 'Telefono',
  'invoice.bankName': 'Banca',
  'invoice.bankAccount': 'Numero di conto',
  'invoice.note': 'La fattura elettronica arriva via e-mail entro 7 giorni lavorativi dal pagamento.',
  'invoice.use': 'Usa per questo ordine',
  'invoice.another': 'Inserisci altri dati',
  'invoice.forget': 'Elimina i dati salvati',
  'invoice.back': 'Torna alla scelta',
};
