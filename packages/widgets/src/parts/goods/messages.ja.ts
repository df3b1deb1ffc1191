import type { TranslationOf } from '@pawlet/core/i18n';
import type { goodsTexts } from './messages.ts';

/** Japanese texts of product cards and of the sheet that chooses a variant. */
export const ja: TranslationOf<typeof goodsTexts> = {
  'goods.from': '{{price}}から',
  'goods.sold_other': '{{amount}}点販売',
  'goods.soldOut': '売り切れ',
  'goods.add': '「{{title}}」をカートに入れる',
  'goods.selected': '選択中：{{values}}',
  'goods.choose': '{{groups}}を選択してください',
  'goods.chooseVariant': '種類を選ぶ',
  'goods.enlarge': '画像を拡大',
  'goods.inStock': '在庫あり',
  'goods.onlyLeft_other': '残り{{count}}点',
  'goods.quantity': '数量',
  'goods.limit_other': 'お一人様{{count}}点まで',
  'goods.minimum_other': '{{count}}点から購入可',
  'goods.addToCart': 'カートに入れる',
  'goods.buyNow': '今すぐ買う',
  'goods.confirm': 'OK',
  'goods.added': 'カートに入れました',
  'goods.toCart': 'カートを見る',
  'goods.offShelf': '販売終了しました',
  'goods.incompatible': '{{value}}（現在の組み合わせでは選べません）',
  'goods.soldOutValue': '{{value}}（売り切れ）',
  'goods.findSimilar': '似た商品を見る',
};
