import type { TranslationOf } from '@pawlet/core/i18n';
import type { reportTexts } from './messages.ts';

/** Japanese texts of the yearly report. */
export const ja: TranslationOf<typeof reportTexts> = {
  'report.pages': 'この一年をページごとに',
  'report.next': '次のページ',
  'report.coverTitle': '{{shop}}と過ごした一年',
  'report.coverText':
    'いっぱいのごはん、新鮮なお水、うれしそうな足音。あの子のための一年を振り返りましょう。',
  'report.swipe': '上にスワイプ',
  'report.ordersTitle': '愛情いっぱいの一年',
  'report.orders_other': 'ご注文件数',
  'report.spent': 'お買い物の合計',
  'report.ordersText': '荷物が届くたび、くんくんと興味しんしんでした。',
  'report.monthsTitle': '月ごとの記録',
  'report.busiest_other': 'いちばん多かったのは{{month}}（{{count}}件）',
  'report.monthOrders_other': '{{month}}：{{count}}件',
  'report.categoriesTitle': 'お迎えしたアイテム',
  'report.piecesLabel_other': '点',
  'report.goodsTitle': '今年のお気に入り',
  'report.pieces_other': '{{count}}点',
  'report.others': 'こちらも仲間入り',
  'report.careTitle': 'いつもありがとうございます',
  'report.signInDays_other': 'チェックイン日数',
  'report.points_other': '獲得ポイント',
  'report.reviews_other': '投稿したレビュー',
  'report.careText': '一緒に過ごしてくださり、ありがとうございました。',
  'report.posterTitle': 'この一年を思い出に',
  'report.posterAlt': '{{year}}年の記録をまとめたポスター',
  'report.drawing': 'ポスターを作成しています…',
  'report.notDrawn': 'ポスターを作成できませんでした',
  'report.save': '画像を保存',
  'report.saved': '画像を保存しました',
  'report.notSaved': '画像を保存できませんでした',
  'report.share': '共有',
  'report.notShared': '画像を共有できませんでした',
  'report.toShop': 'ショップへ',
  'report.closing': 'また来年もよろしくお願いします！',
  'report.empty': '{{year}}年の物語はこれからです',
  'report.emptyText':
    'ご注文、毎日のチェックイン、レビューがあなたの一年になります。記録ができたら、ここでご覧いただけます。',
  'report.browse': '商品を見る',
};
