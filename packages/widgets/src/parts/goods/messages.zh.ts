import type { TranslationOf } from '@pawlet/core/i18n';
import type { goodsTexts } from './messages.ts';

/** Chinese texts of product cards and of the sheet that chooses a variant. */
export const zh: TranslationOf<typeof goodsTexts> = {
  'goods.from': '{{price}}起',
  'goods.sold_other': '已售 {{amount}}',
  'goods.soldOut': '已售罄',
  'goods.add': '将“{{title}}”加入购物车',
  'goods.selected': '已选：{{values}}',
  'goods.choose': '请选择{{groups}}',
  'goods.chooseVariant': '选择规格',
  'goods.enlarge': '查看大图',
  'goods.inStock': '有货',
  'goods.onlyLeft_other': '仅剩 {{count}} 件',
  'goods.quantity': '数量',
  'goods.limit_other': '每人限购 {{count}} 件',
  'goods.minimum_other': '{{count}} 件起购',
  'goods.addToCart': '加入购物车',
  'goods.buyNow': '立即购买',
  'goods.confirm': '确定',
  'goods.added': '已加入购物车',
  'goods.toCart': '查看购物车',
  'goods.offShelf': '商品已下架',
  'goods.incompatible': '{{value}}（与当前所选不可搭配）',
  'goods.soldOutValue': '{{value}}（已售罄）',
  'goods.findSimilar': '找相似',
};
