import type { TranslationOf } from '@pawlet/core/i18n';
import type { goodsTexts } from './messages.ts';

/** Italian texts of product cards and of the sheet that chooses a variant. */
export const it: TranslationOf<typeof goodsTexts> = {
  'goods.from': 'da {{price}}',
  'goods.sold_one': '{{amount}} venduto',
  'goods.sold_other': '{{amount}} venduti',
  'goods.soldOut': 'Esaurito',
  'goods.add': 'Aggiungi «{{title}}» al carrello',
  'goods.selected': 'Selezionato: {{values}}',
  'goods.choose': 'Scegli {{groups}}',
  'goods.chooseVariant': 'Scegli le opzioni',
  'goods.enlarge': 'Ingrandisci l’immagine',
  'goods.inStock': 'Disponibile',
  'goods.onlyLeft_one': 'Solo {{count}} disponibile',
  'goods.onlyLeft_other': 'Solo {{count}} disponibili',
  'goods.quantity': 'Quantità',
  'goods.limit_one': 'Al massimo {{count}} a persona',
  'goods.limit_other': 'Al massimo {{count}} a persona',
  'goods.minimum_one': 'Minimo {{count}} pezzo',
  'goods.minimum_other': 'Minimo {{count}} pezzi',
  'goods.addToCart': 'Aggiungi al carrello',
  'goods.buyNow': 'Acquista ora',
  'goods.confirm': 'OK',
  'goods.added': 'Aggiunto al carrello',
  'goods.toCart': 'Vai al carrello',
  'goods.offShelf': 'Non più in vendita',
  'goods.incompatible': '{{value}} (non abbinabile alla scelta attuale)',
  'goods.soldOutValue': '{{value}} (esaurito)',
  'goods.findSimilar': 'Prodotti simili',
};
