import type { TranslationOf } from '@pawlet/core/i18n';
import type { overseasTexts } from './messages.ts';

/** French texts of the form of an overseas address. */
export const fr: TranslationOf<typeof overseasTexts> = {
  'overseas.country': 'Pays/région',
  'overseas.choose': 'Choisir',
  'overseas.lastName': 'Nom',
  'overseas.firstName': 'Prénom',
  'overseas.dialCode': 'Indicatif',
  'overseas.mobile': 'Téléphone',
  'overseas.extension': 'Poste',
  'overseas.zipcode': 'Code postal',
  'overseas.province': 'Province/État',
  'overseas.city': 'Ville',
  'overseas.detail': 'Adresse',
  'overseas.detailHint': 'Rue, numéro, porte',
  'overseas.email': 'E-mail',
  'overseas.company': 'Société',
  'overseas.optional': 'Facultatif',
  'overseas.phoneWrong': 'Ce numéro de téléphone n’est pas valide',
  'overseas.postCodeLike': 'Veuillez saisir un code postal du type {{sample}}',
  'overseas.postCodeWrong': 'Ce code postal n’est pas valide',
  'overseas.noPostCode': 'Il n’y a pas de code postal dans ce pays : saisissez 00000',
  'overseas.shipping': 'Adresse de livraison',
  'overseas.billing': 'Adresse de facturation',
  'overseas.billingSame': 'L’adresse de facturation est l’adresse de livraison',
  'overseas.searchCountry': 'Rechercher un pays ou une région',
  'overseas.searchDialCode': 'Rechercher un pays ou un indicatif',
  'overseas.noCountry': 'Aucun pays ou région trouvé',
  'overseas.letters': 'Initiales',
  'overseas.chooseCountry': 'Choisir un pays ou une région',
  'overseas.chooseDialCode': 'Choisir un indicatif',
};
