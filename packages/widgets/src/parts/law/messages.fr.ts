import type { TranslationOf } from '@pawlet/core/i18n';
import type { lawTexts } from './messages.ts';

/** French texts of what law and custom of a country ask of the shop. */
export const fr: TranslationOf<typeof lawTexts> = {
  'law.taxIncluded': 'TVA incluse',
  'law.taxNotAdded': 'Aucune taxe de vente n’est ajoutée',
  'law.withdrawal': 'Droit de rétractation',
  'law.withdrawalDays': 'Droit de rétractation de {{days}} jours',
  'law.withdraw': 'Renoncer au contrat ici',
  'law.imprint': 'Mentions légales',
  'law.stored': 'Cookies et données enregistrées',
};
