import type { TranslationOf } from '@pawlet/core/i18n';
import type { invoiceTexts } from './messages.ts';

/** French texts of the choice of an invoice. */
export const fr: TranslationOf<typeof invoiceTexts> = {
  'invoice.title': 'Facture',
  'invoice.none': 'Pas de facture',
  'invoice.kind': 'Facture au nom de',
  'invoice.individual': 'Particulier',
  'invoice.enterprise': 'Entreprise',
  'invoice.name': 'Nom',
  'invoice.company': 'Raison sociale',
  'invoice.taxNumber': 'Numéro fiscal',
  'invoice.taxNumberWrong': 'Ce numéro fiscal n’est pas valide',
  'invoice.email': 'E-mail',
  'invoice.optional': 'Autres informations (facultatif)',
  'invoice.address': 'Adresse',
  'invoice.phone': 'Téléphone',
  'invoice.bankName': 'Banque',
  'invoice.bankAccount': 'Numéro de compte',
  'invoice.note':
    'Vous recevrez une facture électronique par e-mail dans les 7 jours ouvrés suivant le paiement.',
  'invoice.use': 'Utiliser pour cette commande',
  'invoice.another': 'Saisir d’autres coordonnées',
  'invoice.forget': 'Supprimer les coordonnées enregistrées',
  'invoice.back': 'Retour au choix',
};
