import type { TranslationOf } from '@pawlet/core/i18n';
import type { withdrawTexts } from './messages.ts';

/** Japanese texts of withdrawing from a purchase. */
export const ja: TranslationOf<typeof withdrawTexts> = {
  'withdraw.intro':
    'ログインも理由の記入も不要で、こちらから契約を撤回できます。受け付けましたら、すぐにメールでお知らせします。',
  'withdraw.name': 'お名前',
  'withdraw.number': '注文番号',
  'withdraw.numberHint': 'ご注文のメールに記載されています。',
  'withdraw.email': '確認メールの送信先',
  'withdraw.emailHint': 'ご注文時のメールアドレスをおすすめします。',
  'withdraw.items': '商品',
  'withdraw.details': '一部の商品だけですか？',
  'withdraw.detailsHint': 'こちらにご記入ください。空欄の場合は注文全体となります。',
  'withdraw.include': '撤回する：{{title}}',
  'withdraw.quantity': '数量：{{title}}',
  'withdraw.next': '次へ',
  'withdraw.check': '内容をご確認ください',
  'withdraw.checkText': '下のボタンを押すと、この契約を撤回することになります。',
  'withdraw.whole': '注文全体',
  'withdraw.edit': '修正する',
  'withdraw.confirm': '撤回を確定する',
  'withdraw.received': '撤回のご連絡を受け付けました',
  'withdraw.receivedText': '送信日時：{{moment}}。確認メールを {{email}} にお送りします。',
  'withdraw.statement': '撤回の内容',
  'withdraw.save': 'ファイルに保存',
  'withdraw.home': 'ショップに戻る',
  'withdraw.needed': '入力してください',
  'withdraw.wrongEmail': 'メールアドレスの形式が正しくありません',
  'withdraw.plain': 'リンクや特殊な文字は使えません',
  'withdraw.chooseItems': '商品を1点以上選んでください',
  'withdraw.notOffered':
    '当店ではメールまたは書面で撤回を受け付けています。宛先は撤回についてのページをご覧ください。',
  'withdraw.tooMany':
    'ここからの送信が多すぎます。しばらくしてからお試しいただくか、メールでお知らせください。メールでも有効です。',
  'withdraw.until': '{{date}}の終わりまで撤回できます。',
  'withdraw.untilLater': 'お届け前でも撤回できます。',
  'withdraw.open': '{{date}}に撤回を受け付けました',
  'withdraw.accepted': '{{date}}の撤回を承りました',
  'withdraw.rejected': '{{date}}の撤回は承れませんでした',
  'withdraw.sn': '撤回の受付番号',
};
