import type { TranslationOf } from '@pawlet/core/i18n';
import type { offlineTexts } from './messages.ts';

/** French texts of what the mall says without a network, and of newer versions. */
export const fr: TranslationOf<typeof offlineTexts> = {
  'offline.none': 'Hors connexion',
  'offline.unreachable': 'Boutique injoignable',
  'offline.asOf': 'Mis à jour : {{time}}',
  'offline.waiting_one': '{{count}} modification à envoyer',
  'offline.waiting_many': '{{count}} de modifications à envoyer',
  'offline.waiting_other': '{{count}} modifications à envoyer',
  'offline.sending': 'Envoi des modifications…',
  'offline.sent': 'Modifications envoyées',
  'offline.refused': 'Certaines modifications n’ont pas pu être enregistrées',
  'offline.refusedOne': '{{goods}} : {{reason}}',
  'offline.refusedPlain': 'La boutique n’a pas pu faire cette modification',
  'offline.tooOld': 'Cette modification est trop ancienne pour être envoyée',
  'offline.needsNetwork': 'Une connexion Internet est nécessaire pour commander et payer',
  'update.there': 'Une nouvelle version de la boutique est disponible',
  'update.load': 'Actualiser',
  'update.later': 'Plus tard',
};
