import type { TranslationOf } from '@pawlet/core/i18n';
import type { goodsTexts } from './messages.ts';

/** Spanish texts of product cards and of the sheet that chooses a variant. */
export const es: TranslationOf<typeof goodsTexts> = {
  'goods.from': 'desde {{price}}',
  'goods.sold_one': '{{amount}} vendido',
  'goods.sold_other': '{{amount}} vendidos',
  'goods.soldOut': 'Agotado',
  'goods.add': 'Añadir «{{title}}» al carrito',
  'goods.selected': 'Elegido: {{values}}',
  'goods.choose': 'Elige {{groups}}',
  'goods.chooseVariant': 'Elige las opciones',
  'goods.enlarge': 'Ampliar la imagen',
  'goods.inStock': 'Disponible',
  'goods.onlyLeft_one': 'Solo queda {{count}}',
  'goods.onlyLeft_other': 'Solo quedan {{count}}',
  'goods.quantity': 'Cantidad',
  'goods.limit_one': 'Máximo {{count}} por persona',
  'goods.limit_other': 'Máximo {{count}} por persona',
  'goods.minimum_one': 'Mínimo {{count}} unidad',
  'goods.minimum_other': 'Mínimo {{count}} unidades',
  'goods.addToCart': 'Añadir al carrito',
  'goods.buyNow': 'Comprar ahora',
  'goods.confirm': 'Aceptar',
  'goods.added': 'Añadido al carrito',
  'goods.toCart': 'Ver el carrito',
  'goods.offShelf': 'Ya no está a la venta',
  'goods.incompatible': '{{value}} (no combinable con la selección actual)',
  'goods.soldOutValue': '{{value}} (agotado)',
  'goods.findSimilar': 'Productos similares',
};
