import type { TranslationOf } from '@pawlet/core/i18n';
import type { goodsTexts } from './messages.ts';

/** German texts of product cards and of the sheet that chooses a variant. */
export const de: TranslationOf<typeof goodsTexts> = {
  'goods.from': 'ab {{price}}',
  'goods.sold_one': '{{amount}} verkauft',
  'goods.sold_other': '{{amount}} verkauft',
  'goods.soldOut': 'Ausverkauft',
  'goods.add': '„{{title}}“ in den Warenkorb legen',
  'goods.selected': 'Gewählt: {{values}}',
  'goods.choose': 'Bitte {{groups}} wählen',
  'goods.chooseVariant': 'Variante wählen',
  'goods.enlarge': 'Bild vergrößern',
  'goods.inStock': 'Auf Lager',
  'goods.onlyLeft_one': 'Nur noch {{count}} Stück',
  'goods.onlyLeft_other': 'Nur noch {{count}} Stück',
  'goods.quantity': 'Menge',
  'goods.limit_one': 'Höchstens {{count}} pro Person',
  'goods.limit_other': 'Höchstens {{count}} pro Person',
  'goods.minimum_one': 'Mindestens {{count}} Stück',
  'goods.minimum_other': 'Mindestens {{count}} Stück',
  'goods.addToCart': 'In den Warenkorb',
  'goods.buyNow': 'Sofort kaufen',
  'goods.confirm': 'OK',
  'goods.added': 'In den Warenkorb gelegt',
  'goods.toCart': 'Zum Warenkorb',
  'goods.offShelf': 'Nicht mehr im Sortiment',
  'goods.incompatible': '{{value}} (mit dieser Auswahl nicht verfügbar)',
  'goods.soldOutValue': '{{value}} (ausverkauft)',
  'goods.findSimilar': 'Ähnliche Artikel',
};
