import type { TranslationOf } from '@pawlet/core/i18n';
import type { loginTexts } from './messages.ts';

/** French texts of the log-in form. */
export const fr: TranslationOf<typeof loginTexts> = {
  'login.title': 'Connexion',
  'login.mobile': 'Numéro de mobile',
  'login.mobileHint': 'Votre numéro de mobile',
  'login.code': 'Code de vérification',
  'login.codeHint': '{{digits}} chiffres',
  'login.send': 'Envoyer le code',
  'login.resend': 'À nouveau dans {{seconds}} s',
  'login.sent': 'Code envoyé',
  'login.submit': 'Se connecter ou s’inscrire',
  'login.account': 'Compte',
  'login.accountHint': 'Nom d’utilisateur, mobile ou e-mail',
  'login.password': 'Mot de passe',
  'login.passwordHint': 'Votre mot de passe',
  'login.logIn': 'Se connecter',
  'login.withPassword': 'Se connecter par mot de passe',
  'login.withCode': 'Se connecter par code',
  'login.agree': 'J’ai lu et j’accepte les {{terms}} et la {{privacy}}',
  'login.terms': 'conditions d’utilisation',
  'login.privacy': 'politique de confidentialité',
  'login.wrong': 'Compte, mot de passe ou code incorrect',
  'login.newHint': 'Un nouveau numéro est inscrit automatiquement.',
  'login.wait': 'Réessayez dans {{seconds}} s',
  'login.withApp': 'Se connecter avec le compte de l’application',
  'login.appFailed': 'La connexion par l’application a échoué. Réessayez ou utilisez votre numéro.',
  'login.linkHint': 'Confirmez une fois votre numéro de mobile ; ensuite, l’application vous connectera.',
  'login.link': 'Confirmer et se connecter',
  'login.otherWay': 'Se connecter autrement',
};
