import type { TranslationOf } from '@pawlet/core/i18n';
import type { goodsListTexts } from './messages.ts';

/** German texts of goods lists. */
export const de: TranslationOf<typeof goodsListTexts> = {
  'goodsList.sortLabel': 'Sortieren nach',
  'goodsList.default': 'Standard',
  'goodsList.sales': 'Beliebt',
  'goodsList.price': 'Preis',
  'goodsList.fresh': 'Neu',
  'goodsList.filter': 'Filter',
  'goodsList.oneColumn': 'Einspaltig anzeigen',
  'goodsList.twoColumns': 'Zweispaltig anzeigen',
  'goodsList.priceFrom': 'Preis von',
  'goodsList.priceTo': 'Preis bis',
  'goodsList.priceRange': 'Preis',
  'goodsList.brand': 'Marke',
  'goodsList.reset': 'Zurücksetzen',
  'goodsList.apply': 'Ergebnisse anzeigen',
  'goodsList.empty': 'Nichts gefunden',
  'goodsList.emptyHint': 'Versuche es mit einem kürzeren oder anderen Wort',
  'goodsList.changeSearch': 'Suche ändern',
  'goodsList.hotWords': 'Beliebte Suchen',
  'goodsList.emptyPlace': 'Hier gibt es noch keine Produkte',
  'goodsList.toAll': 'Alle Produkte ansehen',
  'goodsList.emptyFilter': 'Kein Produkt passt zu diesen Filtern',
  'goodsList.resetFilter': 'Filter löschen',
  'goodsList.recommended': 'Das könnte dir gefallen',
  'goodsList.total_one': '{{count}} Produkt',
  'goodsList.total_other': '{{count}} Produkte',
  'goodsList.ascending': 'aufsteigend',
  'goodsList.descending': 'absteigend',
  'goodsList.priceOrder': 'Der niedrigste Preis darf den höchsten nicht übersteigen',
};
