import type { TranslationOf } from '@pawlet/core/i18n';
import type { loginTexts } from './messages.ts';

/** Japanese texts of the log-in form. */
export const ja: TranslationOf<typeof loginTexts> = {
  'login.title': 'ログイン',
  'login.mobile': '携帯電話番号',
  'login.mobileHint': '携帯電話番号を入力',
  'login.code': '認証コード',
  'login.codeHint': '{{digits}}桁の数字',
  'login.send': 'コードを送信',
  'login.resend': '{{seconds}}秒後に再送',
  'login.sent': '認証コードを送信しました',
  'login.submit': 'ログイン・新規登録',
  'login.account': 'アカウント',
  'login.accountHint': 'ユーザー名・電話番号・メール',
  'login.password': 'パスワード',
  'login.passwordHint': 'パスワードを入力',
  'login.logIn': 'ログイン',
  'login.withPassword': 'パスワードでログイン',
  'login.withCode': '認証コードでログイン',
  'login.agree': '{{terms}}と{{privacy}}を読み、同意します',
  'login.terms': '利用規約',
  'login.privacy': 'プライバシーポリシー',
  'login.wrong': 'アカウント、パスワード、またはコードが正しくありません',
  'login.newHint': '未登録の番号は自動的に登録されます。',
  'login.wait': '{{seconds}}秒後にもう一度お試しください',
  'login.withApp': 'アプリのアカウントでログイン',
  'login.appFailed':
    'アプリでログインできませんでした。もう一度お試しいただくか、携帯電話番号でログインしてください',
  'login.linkHint': '初回のみ携帯電話番号の確認が必要です。次回からはアプリでログインできます。',
  'login.link': '確認してログイン',
  'login.otherWay': '別の方法でログイン',
};
