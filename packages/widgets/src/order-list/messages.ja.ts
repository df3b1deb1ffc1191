import type { TranslationOf } from '@pawlet/core/i18n';
import type { orderListTexts } from './messages.ts';

/** Japanese texts of the list of orders. */
export const ja: TranslationOf<typeof orderListTexts> = {
  'orderList.tabs': '注文の状態',
  'orderList.all': 'すべて',
  'orderList.toPay': '支払い待ち',
  'orderList.toShip': '発送待ち',
  'orderList.toReceive': '受取待ち',
  'orderList.toEvaluate': 'レビュー待ち',
  'orderList.afterSale': '返金・返品',
  'orderList.search': '注文を検索',
  'orderList.searchHint': '商品名または注文番号',
  'orderList.emptyAll': 'ご注文はまだありません',
  'orderList.emptyToPay': '支払い待ちの注文はありません',
  'orderList.emptyToShip': '発送待ちの注文はありません',
  'orderList.emptyToReceive': '配送中の注文はありません',
  'orderList.emptyToEvaluate': 'レビュー待ちの注文はありません',
  'orderList.emptyAfterSale': '返金・返品はありません',
  'orderList.emptySearch': '該当する注文がありません',
  'orderList.clearSearch': 'すべての注文を表示',
  'orderList.browse': 'お買い物をする',
  'orderList.logIn': 'ログインすると注文を確認できます',
  'orderList.logInAction': 'ログイン',
};
