import type { TranslationOf } from '@pawlet/core/i18n';
import type { goodsListTexts } from './messages.ts';

/** Japanese texts of goods lists. */
export const ja: TranslationOf<typeof goodsListTexts> = {
  'goodsList.sortLabel': '並べ替え',
  'goodsList.default': 'おすすめ順',
  'goodsList.sales': '売れ筋',
  'goodsList.price': '価格',
  'goodsList.fresh': '新着',
  'goodsList.filter': '絞り込み',
  'goodsList.oneColumn': '1列で表示',
  'goodsList.twoColumns': '2列で表示',
  'goodsList.priceFrom': '最低価格',
  'goodsList.priceTo': '最高価格',
  'goodsList.priceRange': '価格帯',
  'goodsList.brand': 'ブランド',
  'goodsList.reset': 'リセット',
  'goodsList.apply': '結果を見る',
  'goodsList.empty': '商品が見つかりませんでした',
  'goodsList.emptyHint': '短い言葉や別の言葉でお試しください',
  'goodsList.changeSearch': '検索ワードを変更',
  'goodsList.hotWords': '人気の検索',
  'goodsList.emptyPlace': 'ここにはまだ商品がありません',
  'goodsList.toAll': 'すべての商品を見る',
  'goodsList.emptyFilter': '条件に合う商品がありません',
  'goodsList.resetFilter': '絞り込みを解除',
  'goodsList.recommended': 'おすすめ商品',
  'goodsList.total_other': '{{count}}点の商品',
  'goodsList.ascending': '昇順',
  'goodsList.descending': '降順',
  'goodsList.priceOrder': '最低価格は最高価格以下にしてください',
};
