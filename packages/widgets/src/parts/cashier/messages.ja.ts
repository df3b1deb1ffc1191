import type { TranslationOf } from '@pawlet/core/i18n';
import type { cashierTexts } from './messages.ts';

/** Japanese texts of the cashier and the result of a payment. */
export const ja: TranslationOf<typeof cashierTexts> = {
  'cashier.title': 'お支払い',
  'cashier.amount': 'お支払い金額',
  'cashier.payWithin': '{{time}}以内にお支払いください',
  'cashier.methods': 'お支払い方法',
  'cashier.unavailable': '現在ご利用いただけません',
  'cashier.noMethods': 'このご注文で利用できるお支払い方法が現在ありません',
  'cashier.pay': '{{amount}}を支払う',
  'cashier.notNow': '後で支払う',
  'cashier.cancelOrder': '注文をキャンセル',
  'cashier.leave': '支払わずに戻りますか？',
  'cashier.leaveText': 'ご注文はお支払い期限まで保留されます。「注文履歴」からお支払いいただけます。',
  'cashier.stay': '支払いを続ける',
  'cashier.leaveAction': '戻る',
  'cashier.bindRequired': 'このお支払い方法は専用アプリ内でご利用いただくか、別の方法をお選びください',
  'cashier.walletFailed': '支払いページを開けませんでした',
  'cashier.orderMissing': 'このご注文が見つかりません',
  'cashier.success': 'お支払いが完了しました',
  'cashier.successText': 'ご購入ありがとうございます。発送の準備を始めます。',
  'cashier.completed': 'このご注文はお支払い済みです',
  'cashier.failedText': '請求は発生していません。期限内であればもう一度お支払いいただけます。',
  'cashier.cancelled': 'お支払いがキャンセルされました',
  'cashier.cancelledText': 'ご注文はまだ有効です。',
  'cashier.closedText': 'すでにお支払い済みの場合は返金されます。',
  'cashier.confirming': 'お支払いを確認しています',
  'cashier.confirmingText':
    '少し時間がかかることがあります。ご注文は保留されています。結果が分かり次第、このページでお知らせします。',
  'cashier.refresh': '支払い済み・結果を確認',
  'cashier.payAgain': 'もう一度支払う',
  'cashier.viewOrder': '注文を見る',
  'cashier.home': 'ホームへ戻る',
};
