import type { TranslationOf } from '@pawlet/core/i18n';
import type { homeTexts } from './messages.ts';

/** Chinese texts of the home page. */
export const zh: TranslationOf<typeof homeTexts> = {
  'home.search': '搜索商品',
  'home.banners': '活动与资讯',
  'home.notices': '公告',
  'home.unread_other': '公告，{{count}} 条未读',
  'home.shortcuts': '快捷入口',
  'home.recommended': '为你推荐',
  'home.hot': '热销榜',
  'home.fresh': '新品上市',
  'home.newTag': '新品',
  'home.feed': '猜你喜欢',
  'home.rank': '第 {{rank}} 名',
  'home.offers': '限时优惠',
  'home.offersEnd': '距结束',
  'home.until': '至 {{date}}',
  'home.from': '{{date}} 开始',
  'home.campaigns': '活动专场',
  'home.scan': '扫一扫',
  'home.scanUnknown': '该二维码不属于本商城',
};
