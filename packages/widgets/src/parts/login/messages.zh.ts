import type { TranslationOf } from '@pawlet/core/i18n';
import type { loginTexts } from './messages.ts';

/** Chinese texts of the log-in form. */
export const zh: TranslationOf<typeof loginTexts> = {
  'login.title': '登录',
  'login.mobile': '手机号',
  'login.mobileHint': '请输入手机号',
  'login.code': '验证码',
  'login.codeHint': '{{digits}} 位数字',
  'login.send': '获取验证码',
  'login.resend': '{{seconds}} 秒后重发',
  'login.sent': '验证码已发送',
  'login.submit': '登录 / 注册',
  'login.account': '账号',
  'login.accountHint': '用户名 / 手机号 / 邮箱',
  'login.password': '密码',
  'login.passwordHint': '请输入密码',
  'login.logIn': '登录',
  'login.withPassword': '密码登录',
  'login.withCode': '验证码登录',
  'login.agree': '我已阅读并同意{{terms}}和{{privacy}}',
  'login.terms': '《用户协议》',
  'login.privacy': '《隐私政策》',
  'login.wrong': '账号、密码或验证码不正确',
  'login.newHint': '未注册的手机号验证后将自动注册。',
  'login.wait': '请在 {{seconds}} 秒后再试',
  'login.withApp': '使用 App 账号登录',
  'login.appFailed': 'App 登录未成功，请重试或使用手机号登录',
  'login.linkHint': '首次使用需验证手机号，之后即可通过 App 直接登录。',
  'login.link': '验证并登录',
  'login.otherWay': '其他登录方式',
};
