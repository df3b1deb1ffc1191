import type { TranslationOf } from '@pawlet/core/i18n';
import type { uploadsTexts } from './messages.ts';

/** Spanish texts of the pictures and videos of a form. */
export const es: TranslationOf<typeof uploadsTexts> = {
  'uploads.kind': 'Aquí solo puedes añadir imágenes',
  'uploads.kindOrVideo': 'Aquí solo puedes añadir imágenes y vídeos',
  'uploads.unreadable': 'No se ha podido leer este archivo',
  'uploads.imageSize': 'Una imagen puede pesar {{size}} MB como máximo',
  'uploads.videoSize': 'Un vídeo puede pesar {{size}} MB como máximo',
  'uploads.tooMany_one': 'Puedes añadir {{count}} archivo como máximo',
  'uploads.tooMany_other': 'Puedes añadir {{count}} archivos como máximo',
  'uploads.tooManyVideos_one': 'Puedes añadir {{count}} vídeo como máximo',
  'uploads.tooManyVideos_other': 'Puedes añadir {{count}} vídeos como máximo',
  'uploads.addPicture': 'Añadir imagen',
  'uploads.addVideo': 'Añadir vídeo',
  'uploads.addAny': 'Añadir imagen o vídeo',
  'uploads.count': '{{count}} de {{most}}',
  'uploads.picture': 'Imagen {{number}}',
  'uploads.view': 'Ver imagen {{number}}',
  'uploads.play': 'Reproducir vídeo {{number}}',
  'uploads.delete': 'Eliminar el archivo {{number}}',
  'uploads.retry': 'Reintentar',
  'uploads.retryFile': 'Subir de nuevo el archivo {{number}}',
  'uploads.cancel': 'Cancelar la subida del archivo {{number}}',
  'uploads.preparing': 'Preparando',
  'uploads.progress': 'Subida del archivo {{number}}',
  'uploads.failed': 'Error al subir',
  'uploads.cancelled': 'Sin subir',
  'uploads.videoTitle': 'Vídeo',
};
