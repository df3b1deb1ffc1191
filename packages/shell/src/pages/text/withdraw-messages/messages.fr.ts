import type { TranslationOf } from '@pawlet/core/i18n';
import type { withdrawTexts } from './messages.ts';

/** French texts of withdrawing from a purchase. */
export const fr: TranslationOf<typeof withdrawTexts> = {
  'withdraw.intro':
    'Vous pouvez renoncer à un achat ici, sans donner de motif et sans vous connecter. Nous en accusons réception aussitôt par e-mail.',
  'withdraw.name': 'Nom',
  'withdraw.number': 'Numéro de commande',
  'withdraw.numberHint': 'Il figure dans l’e-mail de votre commande.',
  'withdraw.email': 'E-mail pour la confirmation',
  'withdraw.emailHint': 'De préférence celui de votre commande.',
  'withdraw.items': 'Articles',
  'withdraw.details': 'Certains articles seulement ?',
  'withdraw.detailsHint': 'Indiquez-les ici. Sinon, toute la commande est concernée.',
  'withdraw.include': 'Renoncer à : {{title}}',
  'withdraw.quantity': 'Quantité : {{title}}',
  'withdraw.next': 'Continuer',
  'withdraw.check': 'Vérifiez vos informations',
  'withdraw.checkText': 'En appuyant sur le bouton ci-dessous, vous déclarez vous rétracter de ce contrat.',
  'withdraw.whole': 'Toute la commande',
  'withdraw.edit': 'Modifier',
  'withdraw.confirm': 'Confirmer la rétractation',
  'withdraw.received': 'Nous avons reçu votre rétractation',
  'withdraw.receivedText': 'Elle a été envoyée le {{moment}}. La confirmation part à l’adresse {{email}}.',
  'withdraw.statement': 'Votre déclaration',
  'withdraw.save': 'Enregistrer dans un fichier',
  'withdraw.home': 'Retour à la boutique',
  'withdraw.needed': 'À remplir',
  'withdraw.wrongEmail': 'Cette adresse e-mail n’est pas valide',
  'withdraw.plain': 'Sans liens ni caractères spéciaux',
  'withdraw.chooseItems': 'Choisissez au moins un article',
  'withdraw.notOffered':
    'Cette boutique reçoit les rétractations par e-mail ou par courrier. L’adresse figure sur la page du droit de rétractation.',
  'withdraw.tooMany':
    'Trop de rétractations ont été envoyées d’ici. Réessayez plus tard ou écrivez-nous un e-mail : cela a la même valeur.',
  'withdraw.until': 'Vous pouvez renoncer à votre achat jusqu’au {{date}} inclus.',
  'withdraw.untilLater': 'Vous pouvez renoncer à votre achat avant même la livraison.',
  'withdraw.open': 'Rétractation reçue le {{date}}',
  'withdraw.accepted': 'Rétractation du {{date}} acceptée',
  'withdraw.rejected': 'Rétractation du {{date}} non acceptée',
  'withdraw.sn': 'Numéro de rétractation',
};
