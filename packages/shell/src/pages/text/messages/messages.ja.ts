import type { TranslationOf } from '@pawlet/core/i18n';
import type { storedTexts } from './messages.ts';

/** Japanese texts of the page about what the storefront keeps in the browser. */
export const ja: TranslationOf<typeof storedTexts> = {
  'stored.intro':
    '当店はCookieを使用しません。動作に必要なものとして、次の情報をお使いのブラウザに保存します。広告には使用せず、ブラウザの設定からいつでも削除できます。',
  'stored.payment': 'お支払いの際は、決済サービスが独自の情報を保存することがあります。',
  'stored.login': 'ログイン状態',
  'stored.choices': '言語、国、表示などの設定',
  'stored.cart': 'カートの中身と選択',
  'stored.alerts': '再入荷通知を申し込んだ商品',
  'stored.history': '検索履歴と閲覧した商品',
  'stored.drafts': '入力途中のフォームと領収書の宛名',
  'stored.work': '表示していたページと、二重に送信してはならない操作',
  'stored.session': 'フォームの不正利用を防ぐ乱数。訪問を集計する場合にも付けられます',
  'stored.steps': 'ログインや支払いの途中の状態',
  'stored.origin': '招待した方、またはご紹介元のパートナー',
  'stored.offline': 'オフライン時に使うページ、画像、変更内容',
  'stored.untilLogOut': 'ログアウトするまで',
  'stored.untilDeleted': '削除するまで',
  'stored.untilClosed': 'タブを閉じるまで',
  'stored.hours': '2時間有効、その後は更新',
  'stored.statistics': '訪問の集計',
  'stored.notCounted': '訪問の集計は行っていません。',
  'stored.onlyAgreed': 'オンにするまで集計しません。',
};
