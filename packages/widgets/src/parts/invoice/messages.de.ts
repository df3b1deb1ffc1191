import type { TranslationOf } from '@pawlet/core/i18n';
import type { invoiceTexts } from './messages.ts';

/** German texts of the choice of an invoice. */
export const de: TranslationOf<typeof invoiceTexts> = {
  'invoice.title': 'Rechnung',
  'invoice.none': 'Keine Rechnung',
  'invoice.kind': 'Rechnung für',
  'invoice.individual': 'Privatperson',
  'invoice.enterprise': 'Firma',
  'invoice.name': 'Name',
  'invoice.company': 'Firmenname',
  'invoice.taxNumber': 'Steuernummer',
  'invoice.taxNumberWrong': 'Diese Steuernummer ist ungültig',
  'invoice.email': 'E-Mail',
  'invoice.optional': 'Weitere Angaben (optional)',
  'invoice.address': 'Anschrift',
  'invoice.phone': 'Telefon',
  'invoice.bankName': 'Bank',
  'invoice.bankAccount': 'Kontonummer',
  'invoice.note': 'Die elektronische Rechnung kommt innerhalb von 7 Werktagen nach der Zahlung per E-Mail.',
  'invoice.use': 'Für diese Bestellung verwenden',
  'invoice.another': 'Andere Angaben machen',
  'invoice.forget': 'Gespeicherte Angaben löschen',
  'invoice.back': 'Zurück zur Auswahl',
};
