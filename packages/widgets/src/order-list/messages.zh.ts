import type { TranslationOf } from '@pawlet/core/i18n';
import type { orderListTexts } from './messages.ts';

/** Chinese texts of the list of orders. */
export const zh: TranslationOf<typeof orderListTexts> = {
  'orderList.tabs': '订单状态',
  'orderList.all': '全部',
  'orderList.toPay': '待付款',
  'orderList.toShip': '待发货',
  'orderList.toReceive': '待收货',
  'orderList.toEvaluate': '待评价',
  'orderList.afterSale': '退款/售后',
  'orderList.search': '搜索订单',
  'orderList.searchHint': '商品名称或订单号',
  'orderList.emptyAll': '您还没有订单',
  'orderList.emptyToPay': '没有待付款的订单',
  'orderList.emptyToShip': '没有待发货的订单',
  'orderList.emptyToReceive': '没有待收货的订单',
  'orderList.emptyToEvaluate': '没有待评价的订单',
  'orderList.emptyAfterSale': '没有退款或售后订单',
  'orderList.emptySearch': '没有找到相关订单',
  'orderList.clearSearch': '查看全部订单',
  'orderList.browse': '去逛逛',
  'orderList.logIn': '登录后查看订单',
  'orderList.logInAction': '登录',
};
