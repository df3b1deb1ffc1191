import type { TranslationOf } from '@pawlet/core/i18n';
import type { goodsListTexts } from './messages.ts';

/** Spanish texts of goods lists. */
export const es: TranslationOf<typeof goodsListTexts> = {
  'goodsList.sortLabel': 'Ordenar por',
  'goodsList.default': 'Relevancia',
  'goodsList.sales': 'Ventas',
  'goodsList.price': 'Precio',
  'goodsList.fresh': 'Novedades',
  'goodsList.filter': 'Filtrar',
  'goodsList.oneColumn': 'Mostrar en una columna',
  'goodsList.twoColumns': 'Mostrar en dos columnas',
  'goodsList.priceFrom': 'Precio mínimo',
  'goodsList.priceTo': 'Precio máximo',
  'goodsList.priceRange': 'Precio',
  'goodsList.brand': 'Marca',
  'goodsList.reset': 'Restablecer',
  'goodsList.apply': 'Ver resultados',
  'goodsList.empty': 'Sin resultados',
  'goodsList.emptyHint': 'Prueba con una palabra más corta o distinta',
  'goodsList.changeSearch': 'Cambiar la búsqueda',
  'goodsList.hotWords': 'Búsquedas populares',
  'goodsList.emptyPlace': 'Aquí aún no hay productos',
  'goodsList.toAll': 'Ver todos los productos',
  'goodsList.emptyFilter': 'Ningún producto cumple estos filtros',
  'goodsList.resetFilter': 'Quitar filtros',
  'goodsList.recommended': 'También te puede gustar',
  'goodsList.total_one': '{{count}} producto',
  'goodsList.total_other': '{{count}} productos',
  'goodsList.ascending': 'ascendente',
  'goodsList.descending': 'descendente',
  'goodsList.priceOrder': 'El precio mínimo no puede superar al máximo',
};
