import type { TranslationOf } from '@pawlet/core/i18n';
import type { storedTexts } from './messages.ts';

/** French texts of the page about what the storefront keeps in the browser. */
export const fr: TranslationOf<typeof storedTexts> = {
  'stored.intro':
    'Nous ne déposons aucun cookie. Pour fonctionner, la boutique conserve les données ci-dessous dans votre navigateur. Aucune ne sert à la publicité, et vous pouvez les supprimer à tout moment dans les réglages de votre navigateur.',
  'stored.payment': 'Lors du paiement, le prestataire de paiement peut enregistrer ses propres données.',
  'stored.login': 'Votre connexion',
  'stored.choices': 'Langue, pays, apparence et autres réglages',
  'stored.cart': 'Votre panier et la sélection qu’il contient',
  'stored.alerts': 'Vos alertes de retour en stock',
  'stored.history': 'Vos recherches et les produits consultés',
  'stored.drafts': 'Formulaires commencés et informations de facturation',
  'stored.work': 'La page où vous étiez et les demandes à ne pas envoyer deux fois',
  'stored.session':
    'Un nombre aléatoire qui protège les formulaires contre les abus ; les visites comptées le portent aussi',
  'stored.steps': 'Étapes en cours de connexion et de paiement',
  'stored.origin': 'Qui vous a invité, ou quel partenaire vous a amené ici',
  'stored.offline': 'Pages, images et modifications pour l’utilisation hors connexion',
  'stored.untilLogOut': 'Jusqu’à votre déconnexion',
  'stored.untilDeleted': 'Jusqu’à ce que vous les supprimiez',
  'stored.untilClosed': 'Jusqu’à la fermeture de l’onglet',
  'stored.hours': 'Valable deux heures, puis remplacé',
  'stored.statistics': 'Mesure des visites',
  'stored.notCounted': 'Nous ne comptons pas les visites.',
  'stored.onlyAgreed': 'Rien n’est compté tant que vous ne l’activez pas.',
};
