import type { TranslationOf } from '@pawlet/core/i18n';
import type { goodsListTexts } from './messages.ts';

/** French texts of goods lists. */
export const fr: TranslationOf<typeof goodsListTexts> = {
  'goodsList.sortLabel': 'Trier par',
  'goodsList.default': 'Pertinence',
  'goodsList.sales': 'Ventes',
  'goodsList.price': 'Prix',
  'goodsList.fresh': 'Nouveau',
  'goodsList.filter': 'Filtrer',
  'goodsList.oneColumn': 'Afficher sur une colonne',
  'goodsList.twoColumns': 'Afficher sur deux colonnes',
  'goodsList.priceFrom': 'Prix minimum',
  'goodsList.priceTo': 'Prix maximum',
  'goodsList.priceRange': 'Prix',
  'goodsList.brand': 'Marque',
  'goodsList.reset': 'Réinitialiser',
  'goodsList.apply': 'Voir les résultats',
  'goodsList.empty': 'Aucun résultat',
  'goodsList.emptyHint': 'Essayez un mot plus court ou différent',
  'goodsList.changeSearch': 'Modifier la recherche',
  'goodsList.hotWords': 'Recherches populaires',
  'goodsList.emptyPlace': 'Aucun produit ici pour l’instant',
  'goodsList.toAll': 'Voir tous les produits',
  'goodsList.emptyFilter': 'Aucun produit ne correspond à ces filtres',
  'goodsList.resetFilter': 'Effacer les filtres',
  'goodsList.recommended': 'Vous aimerez aussi',
  'goodsList.total_one': '{{count}} produit',
  'goodsList.total_other': '{{count}} produits',
  'goodsList.ascending': 'croissant',
  'goodsList.descending': 'décroissant',
  'goodsList.priceOrder': 'Le prix minimum ne peut pas dépasser le prix maximum',
};
