import { defineMessages } from '@pawlet/core/i18n';

/** English texts of the log-in form. */
export const loginTexts = {
  'login.title': 'Log in',
  'login.mobile': 'Mobile number',
  'login.mobileHint': 'Your mobile number',
  'login.code': 'Verification code',
  'login.codeHint': '{{digits}} digits',
  'login.send': 'Send code',
  'login.resend': 'Again in {{seconds}} s',
  'login.sent': 'Code sent',
  'login.submit': 'Log in or sign up',
  'login.account': 'Account',
  'login.accountHint': 'User name, mobile number or e-mail',
  'login.password': 'Password',
  'login.passwordHint': 'Your password',
  'login.logIn': 'Log in',
  'login.withPassword': 'Log in with password',
  'login.withCode': 'Log in with a code',
  'login.agree': 'I have read and accept the {{terms}} and the {{privacy}}',
  'login.terms': 'terms of use',
  'login.privacy': 'privacy policy',
  'login.wrong': 'Account, password or code is wrong',
  'login.newHint': 'A new number is signed up by itself.',
  'login.wait': 'Please try again in {{seconds}} s',
  'login.withApp': 'Log in with the app’s account',
  'login.appFailed': 'The app’s log-in did not work. Please try again or use your number.',
  'login.linkHint': 'Confirm your mobile number once; after that the app logs you in.',
  'login.link': 'Confirm and log in',
  'login.otherWay': 'Log in another way',
} as const;

/** Texts of the log-in form. */
export const loginMessages = defineMessages('login', {
  en: loginTexts,
  load: {
    zh: async () => (await import('./messages.zh.ts')).zh,
    ja: async () => (await import('./messages.ja.ts')).ja,
    fr: async () => (await import('./messages.fr.ts')).fr,
    de: async () => (await import('./messages.de.ts')).de,
    it: async () => (await import('./messages.it.ts')).it,
    es: async () => (await import('./messages.es.ts')).es,
    ko: async () => (await import('./messages.ko.ts')).ko,
  },
});
