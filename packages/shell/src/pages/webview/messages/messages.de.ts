import type { TranslationOf } from '@pawlet/core/i18n';
import type { webviewTexts } from './messages.ts';

/** German texts of the page that shows other pages. */
export const de: TranslationOf<typeof webviewTexts> = {
  'webview.leave': 'Du verlässt den Shop',
  'webview.leaveText': 'Diese Seite gehört jemand anderem:',
  'webview.open': 'Seite öffnen',
  'webview.refused': 'Diese Seite kann hier nicht geöffnet werden',
  'webview.refusedText': 'Die Adresse gehört weder zu uns noch zu jemandem, dem wir vertrauen.',
  'webview.missing': 'Unter dieser Adresse gibt es keine Seite',
  'webview.home': 'Zur Startseite',
};
