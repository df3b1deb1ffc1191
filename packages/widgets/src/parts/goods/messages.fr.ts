import type { TranslationOf } from '@pawlet/core/i18n';
import type { goodsTexts } from './messages.ts';

/** French texts of product cards and of the sheet that chooses a variant. */
export const fr: TranslationOf<typeof goodsTexts> = {
  'goods.from': 'dès {{price}}',
  'goods.sold_one': '{{amount}} vendu',
  'goods.sold_other': '{{amount}} vendus',
  'goods.soldOut': 'Épuisé',
  'goods.add': 'Ajouter « {{title}} » au panier',
  'goods.selected': 'Sélection : {{values}}',
  'goods.choose': 'À choisir : {{groups}}',
  'goods.chooseVariant': 'Choisir les options',
  'goods.enlarge': 'Agrandir l’image',
  'goods.inStock': 'En stock',
  'goods.onlyLeft_one': 'Plus que {{count}} en stock',
  'goods.onlyLeft_other': 'Plus que {{count}} en stock',
  'goods.quantity': 'Quantité',
  'goods.limit_one': '{{count}} au maximum par personne',
  'goods.limit_other': '{{count}} au maximum par personne',
  'goods.minimum_one': '{{count}} pièce au minimum',
  'goods.minimum_other': '{{count}} pièces au minimum',
  'goods.addToCart': 'Ajouter au panier',
  'goods.buyNow': 'Acheter',
  'goods.confirm': 'OK',
  'goods.added': 'Ajouté au panier',
  'goods.toCart': 'Voir le panier',
  'goods.offShelf': 'Cet article n’est plus en vente',
  'goods.incompatible': '{{value}} (incompatible avec le choix actuel)',
  'goods.soldOutValue': '{{value}} (épuisé)',
  'goods.findSimilar': 'Articles similaires',
};
