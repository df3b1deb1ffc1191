import type { TranslationOf } from '@pawlet/core/i18n';
import type { overseasTexts } from './messages.ts';

/** German texts of the form of an overseas address. */
export const de: TranslationOf<typeof overseasTexts> = {
  'overseas.country': 'Land/Region',
  'overseas.choose': 'Bitte wählen',
  'overseas.lastName': 'Nachname',
  'overseas.firstName': 'Vorname',
  'overseas.dialCode': 'Vorwahl',
  'overseas.mobile': 'Telefon',
  'overseas.extension': 'Durchwahl',
  'overseas.zipcode': 'PLZ',
  'overseas.province': 'Bundesland',
  'overseas.city': 'Ort',
  'overseas.detail': 'Adresse',
  'overseas.detailHint': 'Straße, Hausnummer',
  'overseas.email': 'E-Mail',
  'overseas.company': 'Firma',
  'overseas.optional': 'Optional',
  'overseas.phoneWrong': 'Diese Telefonnummer ist ungültig',
  'overseas.postCodeLike': 'Bitte gib eine Postleitzahl wie {{sample}} ein',
  'overseas.postCodeWrong': 'Diese Postleitzahl ist ungültig',
  'overseas.noPostCode': 'Dort gibt es keine Postleitzahlen: Gib 00000 ein',
  'overseas.shipping': 'Lieferadresse',
  'overseas.billing': 'Rechnungsadresse',
  'overseas.billingSame': 'Rechnungsadresse ist die Lieferadresse',
  'overseas.searchCountry': 'Land oder Region suchen',
  'overseas.searchDialCode': 'Land oder Vorwahl suchen',
  'overseas.noCountry': 'Kein Land und keine Region gefunden',
  'overseas.letters': 'Anfangsbuchstaben',
  'overseas.chooseCountry': 'Land oder Region wählen',
  'overseas.chooseDialCode': 'Vorwahl wählen',
};
