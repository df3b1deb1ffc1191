import { defineMessages } from '@pawlet/core/i18n';

/** English texts of the pictures and videos of a form. */
export const uploadsTexts = {
  'uploads.kind': 'Only pictures can be added here',
  'uploads.kindOrVideo': 'Only pictures and videos can be added here',
  'uploads.unreadable': 'This file could not be read',
  'uploads.imageSize': 'Pictures can be up to {{size}} MB',
  'uploads.videoSize': 'Videos can be up to {{size}} MB',
  'uploads.tooMany_one': 'You can add {{count}} file at most',
  'uploads.tooMany_other': 'You can add {{count}} files at most',
  'uploads.tooManyVideos_one': 'You can add {{count}} video at most',
  'uploads.tooManyVideos_other': 'You can add {{count}} videos at most',
  'uploads.addPicture': 'Add picture',
  'uploads.addVideo': 'Add video',
  'uploads.addAny': 'Add picture or video',
  'uploads.count': '{{count}} of {{most}}',
  'uploads.picture': 'Picture {{number}}',
  'uploads.view': 'View picture {{number}}',
  'uploads.play': 'Play video {{number}}',
  'uploads.delete': 'Delete file {{number}}',
  'uploads.retry': 'Retry',
  'uploads.retryFile': 'Upload file {{number}} again',
  'uploads.cancel': 'Cancel upload of file {{number}}',
  'uploads.preparing': 'Preparing',
  'uploads.progress': 'Upload of file {{number}}',
  'uploads.failed': 'Upload failed',
  'uploads.cancelled': 'Not uploaded',
  'uploads.videoTitle': 'Video',
} as const;

/** Texts of the pictures and videos of a form. */
export const uploadsMessages = defineMessages('uploads', {
  en: uploadsTexts,
  load: {
    zh: async () => (await import('./messages.zh.ts')).zh,
    ja: async () => (await import('./messages.ja.ts')).ja,
    fr: async () => (await import('./messages.fr.ts')).fr,
    de: async () => (await import('./messages.de.ts')).de,
    it: async () => (await import('./messages.it.ts')).it,
    es: async () => (await import('./messages.es.ts')).es,
    ko: async () => (await import('./messages.ko.ts')).ko,
  },
});
