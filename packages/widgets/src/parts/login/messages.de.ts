import type { TranslationOf } from '@pawlet/core/i18n';
import type { loginTexts } from './messages.ts';

/** German texts of the log-in form. */
export const de: TranslationOf<typeof loginTexts> = {
  'login.title': 'Anmelden',
  'login.mobile': 'Handynummer',
  'login.mobileHint': 'Deine Handynummer',
  'login.code': 'Bestätigungscode',
  'login.codeHint': '{{digits}} Ziffern',
  'login.send': 'Code senden',
  'login.resend': 'Erneut in {{seconds}} s',
  'login.sent': 'Code gesendet',
  'login.submit': 'Anmelden oder registrieren',
  'login.account': 'Konto',
  'login.accountHint': 'Benutzername, Handynummer oder E-Mail',
  'login.password': 'Passwort',
  'login.passwordHint': 'Dein Passwort',
  'login.logIn': 'Anmelden',
  'login.withPassword': 'Mit Passwort anmelden',
  'login.withCode': 'Mit Code anmelden',
  'login.agree': 'Ich habe die {{terms}} und die {{privacy}} gelesen und akzeptiere sie',
  'login.terms': 'Nutzungsbedingungen',
  'login.privacy': 'Datenschutzerklärung',
  'login.wrong': 'Konto, Passwort oder Code ist falsch',
  'login.newHint': 'Neue Nummern werden automatisch registriert.',
  'login.wait': 'Bitte versuche es in {{seconds}} s erneut',
  'login.withApp': 'Mit dem Konto der App anmelden',
  'login.appFailed':
    'Die Anmeldung über die App hat nicht geklappt. Versuch es noch einmal oder nimm deine Handynummer.',
  'login.linkHint': 'Bestätige einmal deine Handynummer; danach meldet dich die App an.',
  'login.link': 'Bestätigen und anmelden',
  'login.otherWay': 'Auf anderem Weg anmelden',
};
