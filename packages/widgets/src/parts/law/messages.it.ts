import type { TranslationOf } from '@pawlet/core/i18n';
import type { lawTexts } from './messages.ts';

/** Italian texts of what law and custom of a country ask of the shop. */
export const it: TranslationOf<typeof lawTexts> = {
  'law.taxIncluded': 'IVA inclusa',
  'law.taxNotAdded': 'Nessuna imposta sulle vendite aggiunta',
  'law.withdrawal': 'Diritto di recesso',
  'law.withdrawalDays': 'Diritto di recesso entro {{days}} giorni',
  'law.withdraw': 'Recedi dal contratto qui',
  'law.imprint': 'Note legali',
  'law.stored': 'Cookie e dati salvati',
};
