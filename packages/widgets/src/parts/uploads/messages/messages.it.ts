import type { TranslationOf } from '@pawlet/core/i18n';
import type { uploadsTexts } from './messages.ts';

/** Italian texts of the pictures and videos of a form. */
export const it: TranslationOf<typeof uploadsTexts> = {
  'uploads.kind': 'Qui puoi aggiungere solo immagini',
  'uploads.kindOrVideo': 'Qui puoi aggiungere solo immagini e video',
  'uploads.unreadable': 'Impossibile leggere questo file',
  'uploads.imageSize': 'Un’immagine può pesare al massimo {{size}} MB',
  'uploads.videoSize': 'Un video può pesare al massimo {{size}} MB',
  'uploads.tooMany_one': 'Puoi aggiungere al massimo {{count}} file',
  'uploads.tooMany_other': 'Puoi aggiungere al massimo {{count}} file',
  'uploads.tooManyVideos_one': 'Puoi aggiungere al massimo {{count}} video',
  'uploads.tooManyVideos_other': 'Puoi aggiungere al massimo {{count}} video',
  'uploads.addPicture': 'Aggiungi immagine',
  'uploads.addVideo': 'Aggiungi video',
  'uploads.addAny': 'Aggiungi immagine o video',
  'uploads.count': '{{count}} di {{most}}',
  'uploads.picture': 'Immagine {{number}}',
  'uploads.view': 'Vedi immagine {{number}}',
  'uploads.play': 'Riproduci video {{number}}',
  'uploads.delete': 'Elimina il file {{number}}',
  'uploads.retry': 'Riprova',
  'uploads.retryFile': 'Carica di nuovo il file {{number}}',
  'uploads.cancel': 'Annulla il caricamento del file {{number}}',
  'uploads.preparing': 'Preparazione in corso',
  'uploads.progress': 'Caricamento del file {{number}}',
  'uploads.failed': 'Caricamento non riuscito',
  'uploads.cancelled': 'Non caricato',
  'uploads.videoTitle': 'Video',
};
