import type { TranslationOf } from '@pawlet/core/i18n';
import type { uploadsTexts } from './messages.ts';

/** French texts of the pictures and videos of a form. */
export const fr: TranslationOf<typeof uploadsTexts> = {
  'uploads.kind': 'Seules des photos peuvent être ajoutées ici',
  'uploads.kindOrVideo': 'Seules des photos et des vidéos peuvent être ajoutées ici',
  'uploads.unreadable': 'Ce fichier n’a pas pu être lu',
  'uploads.imageSize': 'Une photo ne peut pas dépasser {{size}} Mo',
  'uploads.videoSize': 'Une vidéo ne peut pas dépasser {{size}} Mo',
  'uploads.tooMany_one': 'Vous pouvez ajouter {{count}} fichier au maximum',
  'uploads.tooMany_other': 'Vous pouvez ajouter {{count}} fichiers au maximum',
  'uploads.tooManyVideos_one': 'Vous pouvez ajouter {{count}} vidéo au maximum',
  'uploads.tooManyVideos_other': 'Vous pouvez ajouter {{count}} vidéos au maximum',
  'uploads.addPicture': 'Ajouter une photo',
  'uploads.addVideo': 'Ajouter une vidéo',
  'uploads.addAny': 'Ajouter une photo ou une vidéo',
  'uploads.count': '{{count}} sur {{most}}',
  'uploads.picture': 'Photo {{number}}',
  'uploads.view': 'Voir la photo {{number}}',
  'uploads.play': 'Lire la vidéo {{number}}',
  'uploads.delete': 'Supprimer le fichier {{number}}',
  'uploads.retry': 'Réessayer',
  'uploads.retryFile': 'Renvoyer le fichier {{number}}',
  'uploads.cancel': 'Annuler l’envoi du fichier {{number}}',
  'uploads.preparing': 'Préparation',
  'uploads.progress': 'Envoi du fichier {{number}}',
  'uploads.failed': 'Échec de l’envoi',
  'uploads.cancelled': 'Envoi annulé',
  'uploads.videoTitle': 'Vidéo',
};
