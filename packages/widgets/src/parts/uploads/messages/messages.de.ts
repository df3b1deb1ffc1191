import type { TranslationOf } from '@pawlet/core/i18n';
import type { uploadsTexts } from './messages.ts';

/** German texts of the pictures and videos of a form. */
export const de: TranslationOf<typeof uploadsTexts> = {
  'uploads.kind': 'Hier kannst du nur Bilder hinzufügen',
  'uploads.kindOrVideo': 'Hier kannst du nur Bilder und Videos hinzufügen',
  'uploads.unreadable': 'Diese Datei konnte nicht gelesen werden',
  'uploads.imageSize': 'Ein Bild darf höchstens {{size}} MB groß sein',
  'uploads.videoSize': 'Ein Video darf höchstens {{size}} MB groß sein',
  'uploads.tooMany_one': 'Du kannst höchstens {{count}} Datei hinzufügen',
  'uploads.tooMany_other': 'Du kannst höchstens {{count}} Dateien hinzufügen',
  'uploads.tooManyVideos_one': 'Du kannst höchstens {{count}} Video hinzufügen',
  'uploads.tooManyVideos_other': 'Du kannst höchstens {{count}} Videos hinzufügen',
  'uploads.addPicture': 'Bild hinzufügen',
  'uploads.addVideo': 'Video hinzufügen',
  'uploads.addAny': 'Bild oder Video hinzufügen',
  'uploads.count': '{{count}} von {{most}}',
  'uploads.picture': 'Bild {{number}}',
  'uploads.view': 'Bild {{number}} ansehen',
  'uploads.play': 'Video {{number}} abspielen',
  'uploads.delete': 'Datei {{number}} löschen',
  'uploads.retry': 'Erneut',
  'uploads.retryFile': 'Datei {{number}} erneut hochladen',
  'uploads.cancel': 'Hochladen von Datei {{number}} abbrechen',
  'uploads.preparing': 'Wird vorbereitet',
  'uploads.progress': 'Hochladen von Datei {{number}}',
  'uploads.failed': 'Fehlgeschlagen',
  'uploads.cancelled': 'Abgebrochen',
  'uploads.videoTitle': 'Video',
};
