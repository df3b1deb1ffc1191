import type { TranslationOf } from '@pawlet/core/i18n';
import type { logInPageTexts } from './messages.ts';

/** Japanese texts of social log-in and of the landing page of invitations. */
export const ja: TranslationOf<typeof logInPageTexts> = {
  'auth.working': 'ログインしています…',
  'auth.choose': 'ログインに使うアカウントを選んでください',
  'auth.failed': 'ログインできませんでした',
  'auth.failedText': '時間切れか、別のウィンドウで始められたログインです。もう一度お試しください。',
  'auth.none': '他サービスのアカウントでのログインには対応していません',
  'auth.noneText': '携帯電話番号かパスワードでログインしてください。',
  'auth.withCode': '携帯電話番号でログイン',
  'bind.gone': 'ログインの有効期限が切れました',
  'bind.goneText': 'お手数ですが、もう一度最初からお願いします。',
  'bind.again': 'もう一度ログイン',
  'bind.hello': '{{name}}さん、ようこそ',
  'invited.friend': 'お友だちからの招待です',
  'invited.plain': '{{shop}}へようこそ',
  'invited.text':
    '給餌器、給水器、カメラ、トラッカーなど、ペットのためのアイテムがそろっています。ログインしてご覧ください。',
  'invited.by': '{{name}}さんからの招待です',
  'invited.youEarn': 'お支払いいただいたご注文ごとにポイントが貯まります。',
  'invited.inviterGets': '最初のご注文が届くと、お友だちに{{points}}ポイントが贈られます。',
  'invited.goods': '人気の商品',
  'invited.join': 'ログイン・新規登録',
  'invited.look': '先に見てみる',
};
