import type { TranslationOf } from '@pawlet/core/i18n';
import type { logInPageTexts } from './messages.ts';

/** French texts of social log-in and of the landing page of invitations. */
export const fr: TranslationOf<typeof logInPageTexts> = {
  'auth.working': 'Connexion en cours…',
  'auth.choose': 'Choisissez le compte avec lequel vous connecter',
  'auth.failed': 'La connexion n’a pas abouti',
  'auth.failedText': 'Elle a pris trop de temps ou a commencé dans une autre fenêtre. Réessayez.',
  'auth.none': 'La connexion avec un autre compte n’est pas proposée ici',
  'auth.noneText': 'Utilisez votre numéro de mobile ou votre mot de passe.',
  'auth.withCode': 'Se connecter avec le numéro',
  'bind.gone': 'Cette connexion a expiré',
  'bind.goneText': 'Recommencez, cela ne prend qu’un instant.',
  'bind.again': 'Recommencer',
  'bind.hello': 'Bienvenue, {{name}}',
  'invited.friend': 'Vous avez reçu une invitation',
  'invited.plain': 'Bienvenue chez {{shop}}',
  'invited.text':
    'Distributeurs, fontaines, caméras et traceurs pour votre animal. Connectez-vous et découvrez la boutique.',
  'invited.by': '{{name}} vous invite',
  'invited.youEarn': 'Vous gagnez des points à chaque commande payée.',
  'invited.inviterGets':
    'Votre contact reçoit {{points}} points lorsque votre première commande est arrivée.',
  'invited.goods': 'Les plus appréciés',
  'invited.join': 'Se connecter ou créer un compte',
  'invited.look': 'Découvrir d’abord',
};
