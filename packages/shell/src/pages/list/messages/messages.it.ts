import type { TranslationOf } from '@pawlet/core/i18n';
import type { goodsListTexts } from './messages.ts';

/** Italian texts of goods lists. */
export const it: TranslationOf<typeof goodsListTexts> = {
  'goodsList.sortLabel': 'Ordina per',
  'goodsList.default': 'Rilevanza',
  'goodsList.sales': 'Vendite',
  'goodsList.price': 'Prezzo',
  'goodsList.fresh': 'Novità',
  'goodsList.filter': 'Filtra',
  'goodsList.oneColumn': 'Mostra in una colonna',
  'goodsList.twoColumns': 'Mostra in due colonne',
  'goodsList.priceFrom': 'Prezzo minimo',
  'goodsList.priceTo': 'Prezzo massimo',
  'goodsList.priceRange': 'Prezzo',
  'goodsList.brand': 'Marca',
  'goodsList.reset': 'Azzera',
  'goodsList.apply': 'Mostra i risultati',
  'goodsList.empty': 'Nessun risultato',
  'goodsList.emptyHint': 'Prova una parola più corta o diversa',
  'goodsList.changeSearch': 'Modifica la ricerca',
  'goodsList.hotWords': 'Ricerche popolari',
  'goodsList.emptyPlace': 'Qui non ci sono ancora prodotti',
  'goodsList.toAll': 'Vedi tutti i prodotti',
  'goodsList.emptyFilter': 'Nessun prodotto corrisponde a questi filtri',
  'goodsList.resetFilter': 'Rimuovi i filtri',
  'goodsList.recommended': 'Potrebbe piacerti anche',
  'goodsList.total_one': '{{count}} prodotto',
  'goodsList.total_other': '{{count}} prodotti',
  'goodsList.ascending': 'crescente',
  'goodsList.descending': 'decrescente',
  'goodsList.priceOrder': 'Il prezzo minimo non può superare il massimo',
};
