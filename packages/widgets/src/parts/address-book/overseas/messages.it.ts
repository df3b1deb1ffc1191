import type { TranslationOf } from '@pawlet/core/i18n';
import type { overseasTexts } from './messages.ts';

/** Italian texts of the form of an overseas address. */
export const it: TranslationOf<typeof overseasTexts> = {
  'overseas.country': 'Paese/regione',
  'overseas.choose': 'Scegli',
  'overseas.lastName': 'Cognome',
  'overseas.firstName': 'Nome',
  'overseas.dialCode': 'Prefisso',
  'overseas.mobile': 'Telefono',
  'overseas.extension': 'Interno',
  'overseas.zipcode': 'Codice postale',
  'overseas.province': 'Provincia/stato',
  'overseas.city': 'Città',
  'overseas.detail': 'Indirizzo',
  'overseas.detailHint': 'Via, numero, interno',
  'overseas.email': 'E-mail',
  'overseas.company': 'Azienda',
  'overseas.optional': 'Facoltativo',
  'overseas.phoneWrong': 'Questo numero di telefono non è corretto',
  'overseas.postCodeLike': 'Inserisci un codice postale come {{sample}}',
  'overseas.postCodeWrong': 'Questo codice postale non è corretto',
  'overseas.noPostCode': 'Lì non ci sono codici postali: inserisci 00000',
  'overseas.shipping': 'Indirizzo di consegna',
  'overseas.billing': 'Indirizzo di fatturazione',
  'overseas.billingSame': 'L’indirizzo di fatturazione è quello di consegna',
  'overseas.searchCountry': 'Cerca un Paese o una regione',
  'overseas.searchDialCode': 'Cerca un Paese o un prefisso',
  'overseas.noCountry': 'Nessun Paese o regione trovato',
  'overseas.letters': 'Iniziali',
  'overseas.chooseCountry': 'Scegli il Paese o la regione',
  'overseas.chooseDialCode': 'Scegli il prefisso',
};
