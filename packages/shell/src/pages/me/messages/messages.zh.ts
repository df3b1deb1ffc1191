import type { TranslationOf } from '@pawlet/core/i18n';
import type { meTexts } from './messages.ts';

/** Chinese texts of the personal centre. */
export const zh: TranslationOf<typeof meTexts> = {
  'me.logIn': '登录 / 注册',
  'me.visitor': '欢迎光临',
  'me.points': '积分',
  'me.coupons': '优惠券',
  'me.favourites': '收藏',
  'me.orders': '我的订单',
  'me.allOrders': '全部',
  'me.toPay': '待付款',
  'me.toShip': '待发货',
  'me.toReceive': '待收货',
  'me.toReview': '待评价',
  'me.afterSale': '退款/售后',
  'me.tools': '设置',
  'me.addresses': '收货地址',
  'me.language': '语言',
  'me.country': '国家/地区',
  'me.theme': '外观',
  'me.themeAuto': '跟随系统',
  'me.themeLight': '浅色',
  'me.themeDark': '深色',
  'me.about': '关于',
  'me.version': '版本 {{version}}（{{code}}）',
  'me.terms': '用户协议',
  'me.privacy': '隐私政策',
  'me.logOut': '退出登录',
  'me.logOutConfirm': '确定退出登录吗？',
  'me.searchCountry': '搜索',
  'me.loggedOut': '已退出登录',
};
