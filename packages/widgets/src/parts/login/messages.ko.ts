import type { TranslationOf } from '@pawlet/core/i18n';
import type { loginTexts } from './messages.ts';

/** Korean texts of the log-in form. */
export const ko: TranslationOf<typeof loginTexts> = {
  'login.title': '로그인',
  'login.mobile': '휴대폰 번호',
  'login.mobileHint': '휴대폰 번호 입력',
  'login.code': '인증번호',
  'login.codeHint': '숫자 {{digits}}자리',
  'login.send': '인증번호 받기',
  'login.resend': '{{seconds}}초 후 재전송',
  'login.sent': '인증번호를 보냈습니다',
  'login.submit': '로그인 / 회원가입',
  'login.account': '계정',
  'login.accountHint': '아이디, 휴대폰 번호 또는 이메일',
  'login.password': '비밀번호',
  'login.passwordHint': '비밀번호 입력',
  'login.logIn': '로그인',
  'login.withPassword': '비밀번호로 로그인',
  'login.withCode': '인증번호로 로그인',
  'login.agree': '{{terms}} 및 {{privacy}}을 읽었으며 이에 동의합니다',
  'login.terms': '이용약관',
  'login.privacy': '개인정보 처리방침',
  'login.wrong': '계정, 비밀번호 또는 인증번호가 올바르지 않습니다',
  'login.newHint': '가입하지 않은 번호는 자동으로 가입됩니다.',
  'login.wait': '{{seconds}}초 후 다시 시도해 주세요',
  'login.withApp': '앱 계정으로 로그인',
  'login.appFailed': '앱으로 로그인하지 못했습니다. 다시 시도하거나 휴대폰 번호로 로그인해 주세요',
  'login.linkHint': '처음 한 번만 휴대폰 번호를 인증하면 이후에는 앱으로 로그인할 수 있습니다.',
  'login.link': '인증하고 로그인',
  'login.otherWay': '다른 방법으로 로그인',
};
