import type { TranslationOf } from '@pawlet/core/i18n';
import type { loginTexts } from './messages.ts';

/** Italian texts of the log-in form. */
export const it: TranslationOf<typeof loginTexts> = {
  'login.title': 'Accedi',
  'login.mobile': 'Numero di cellulare',
  'login.mobileHint': 'Il tuo numero di cellulare',
  'login.code': 'Codice di verifica',
  'login.codeHint': '{{digits}} cifre',
  'login.send': 'Invia codice',
  'login.resend': 'Di nuovo tra {{seconds}} s',
  'login.sent': 'Codice inviato',
  'login.submit': 'Accedi o registrati',
  'login.account': 'Account',
  'login.accountHint': 'Nome utente, cellulare o e-mail',
  'login.password': 'Password',
  'login.passwordHint': 'La tua password',
  'login.logIn': 'Accedi',
  'login.withPassword': 'Accedi con password',
  'login.withCode': 'Accedi con un codice',
  'login.agree': 'Ho letto e accetto i {{terms}} e l’{{privacy}}',
  'login.terms': 'termini d’uso',
  'login.privacy': 'informativa sulla privacy',
  'login.wrong': 'Account, password o codice errato',
  'login.newHint': 'Un numero nuovo viene registrato automaticamente.',
  'login.wait': 'Riprova tra {{seconds}} s',
  'login.withApp': 'Accedi con l’account dell’app',
  'login.appFailed': 'L’accesso tramite l’app non è riuscito. Riprova o usa il tuo numero.',
  'login.linkHint': 'Conferma una volta il tuo numero di cellulare; poi accederai tramite l’app.',
  'login.link': 'Conferma e accedi',
  'login.otherWay': 'Accedi in un altro modo',
};
