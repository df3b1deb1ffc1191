import type { TranslationOf } from '@pawlet/core/i18n';
import type { cashierTexts } from './messages.ts';

/** French texts of the cashier and the result of a payment. */
export const fr: TranslationOf<typeof cashierTexts> = {
  'cashier.title': 'Paiement',
  'cashier.amount': 'Montant à payer',
  'cashier.payWithin': 'À payer sous {{time}}',
  'cashier.methods': 'Mode de paiement',
  'cashier.unavailable': 'Indisponible pour le moment',
  'cashier.noMethods': 'Aucun mode de paiement n’est disponible pour cette commande actuellement',
  'cashier.pay': 'Payer {{amount}}',
  'cashier.notNow': 'Payer plus tard',
  'cashier.cancelOrder': 'Annuler la commande',
  'cashier.leave': 'Quitter sans payer ?',
  'cashier.leaveText':
    'Votre commande est conservée jusqu’à la fin du délai de paiement. Vous la retrouverez dans « Mes commandes ».',
  'cashier.stay': 'Continuer le paiement',
  'cashier.leaveAction': 'Quitter',
  'cashier.bindRequired':
    'Ouvrez la boutique dans l’application de ce portefeuille ou choisissez un autre mode de paiement',
  'cashier.walletFailed': 'La page de paiement n’a pas pu être ouverte',
  'cashier.orderMissing': 'Commande introuvable',
  'cashier.success': 'Paiement réussi',
  'cashier.successText': 'Merci. Nous préparons votre commande.',
  'cashier.completed': 'Cette commande a déjà été payée',
  'cashier.failedText': 'Rien n’a été débité. Vous pouvez réessayer tant que la commande est ouverte.',
  'cashier.cancelled': 'Paiement annulé',
  'cashier.cancelledText': 'Votre commande reste ouverte.',
  'cashier.closedText': 'Toute somme déjà payée vous sera remboursée.',
  'cashier.confirming': 'Confirmation du paiement en cours',
  'cashier.confirmingText':
    'Cela peut prendre un instant. Votre commande est bien enregistrée, le résultat s’affichera ici.',
  'cashier.refresh': 'J’ai payé, vérifier',
  'cashier.payAgain': 'Réessayer le paiement',
  'cashier.viewOrder': 'Voir la commande',
  'cashier.home': 'Retour à la boutique',
};
