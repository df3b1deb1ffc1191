import type { TranslationOf } from '@pawlet/core/i18n';
import type { orderListTexts } from './messages.ts';

/** French texts of the list of orders. */
export const fr: TranslationOf<typeof orderListTexts> = {
  'orderList.tabs': 'Commandes par état',
  'orderList.all': 'Toutes',
  'orderList.toPay': 'À payer',
  'orderList.toShip': 'À expédier',
  'orderList.toReceive': 'À recevoir',
  'orderList.toEvaluate': 'À évaluer',
  'orderList.afterSale': 'Retours',
  'orderList.search': 'Rechercher dans mes commandes',
  'orderList.searchHint': 'Produit ou numéro de commande',
  'orderList.emptyAll': 'Vous n’avez pas encore de commande',
  'orderList.emptyToPay': 'Aucune commande à payer',
  'orderList.emptyToShip': 'Aucune commande à expédier',
  'orderList.emptyToReceive': 'Aucun colis en route',
  'orderList.emptyToEvaluate': 'Rien à évaluer',
  'orderList.emptyAfterSale': 'Aucun retour ni remboursement',
  'orderList.emptySearch': 'Aucune commande trouvée',
  'orderList.clearSearch': 'Voir toutes les commandes',
  'orderList.browse': 'Parcourir la boutique',
  'orderList.logIn': 'Connectez-vous pour voir vos commandes',
  'orderList.logInAction': 'Se connecter',
};
