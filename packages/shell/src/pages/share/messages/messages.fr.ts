import type { TranslationOf } from '@pawlet/core/i18n';
import type { shareTexts } from './messages.ts';

/** French texts of the pages that invite and share. */
export const fr: TranslationOf<typeof shareTexts> = {
  'share.pictures': 'Image de l’affiche',
  'share.shopPicture': 'La boutique',
  'share.poster': 'Affiche : {{title}}',
  'share.posterFailed': 'L’affiche n’a pas pu être créée',
  'share.invites': 'Invitation de {{name}}',
  'share.recommends': '{{name}} vous recommande ce produit',
  'share.scan': 'Scannez pour nous rejoindre',
  'share.scanGoods': 'Scannez pour voir l’article',
  'share.save': 'Enregistrer l’affiche',
  'share.saved': 'Affiche enregistrée',
  'share.saveFailed': 'L’affiche n’a pas pu être enregistrée. Appuyez longuement dessus pour l’enregistrer.',
  'share.share': 'Partager',
  'share.link': 'Votre lien',
  'share.copy': 'Copier le lien',
  'share.copied': 'Lien copié',
  'share.reward': '{{points}} points pour la première commande de chaque ami',
  'share.people': 'Amis invités',
  'share.rules': 'Règles',
  'share.count': 'Amis invités',
  'share.points': 'Points gagnés',
  'share.peopleList': 'Amis inscrits',
  'share.none': 'Personne ne s’est encore inscrit avec votre lien',
  'share.noneHint': 'Partagez-le : la première commande d’un ami vous rapporte {{points}} points.',
  'share.invite': 'Inviter des amis',
  'share.anonymous': 'Nouveau membre',
  'share.joined': 'Inscription le {{date}}',
  'share.download': 'L’application {{shop}}',
  'share.downloadText':
    'Nourrissez, observez et retrouvez votre animal où que vous soyez, et faites vos achats dans l’application.',
  'share.ios': 'Télécharger dans l’App Store',
  'share.android': 'Télécharger sur Google Play',
  'share.noStore':
    'L’application n’est pas encore disponible. Toute la boutique fonctionne dans votre navigateur.',
  'share.openShop': 'Ouvrir la boutique',
  'share.qr': 'Code QR : {{address}}',
  'share.qrHint': 'À scanner avec l’appareil photo de votre téléphone',
  'share.qrFailed': 'Le code QR n’a pas pu être chargé',
};
