import type { TranslationOf } from '@pawlet/core/i18n';
import type { goodsListTexts } from './messages.ts';

/** Chinese texts of goods lists. */
export const zh: TranslationOf<typeof goodsListTexts> = {
  'goodsList.sortLabel': '排序',
  'goodsList.default': '综合',
  'goodsList.sales': '销量',
  'goodsList.price': '价格',
  'goodsList.fresh': '新品',
  'goodsList.filter': '筛选',
  'goodsList.oneColumn': '单列显示',
  'goodsList.twoColumns': '双列显示',
  'goodsList.priceFrom': '最低价',
  'goodsList.priceTo': '最高价',
  'goodsList.priceRange': '价格区间',
  'goodsList.brand': '品牌',
  'goodsList.reset': '重置',
  'goodsList.apply': '查看结果',
  'goodsList.empty': '没有找到相关商品',
  'goodsList.emptyHint': '换个更短的关键词试试',
  'goodsList.changeSearch': '修改搜索词',
  'goodsList.hotWords': '热门搜索',
  'goodsList.emptyPlace': '这里暂时没有商品',
  'goodsList.toAll': '查看全部商品',
  'goodsList.emptyFilter': '没有符合筛选条件的商品',
  'goodsList.resetFilter': '清除筛选',
  'goodsList.recommended': '为你推荐',
  'goodsList.total_other': '共 {{count}} 件商品',
  'goodsList.ascending': '升序',
  'goodsList.descending': '降序',
  'goodsList.priceOrder': '最低价不能高于最高价',
};
