import type { TranslationOf } from '@pawlet/core/i18n';
import type { webviewTexts } from './messages.ts';

/** German texts of the page that shows other pages. */
export const de: TranslationOf<typeof webviewTexts> = {
  'webview.leave': 'Du verlässt den Shop',
  'webview.leaveText': 'Diese Seite wird von einem anderen Anbieter betrieben:',
  'webview.open': 'Seite öffnen',
  'webview.refused': 'Diese Seite kann hier nicht geöffnet werden',
  'webview.refusedText': 'Die Adresse gehört weder zu uns noch zu einem vertrauenswürdigen Anbieter.',
  'webview.missing': 'Unter dieser Adresse gibt es keine Seite',
  'webview.home': 'Zur Startseite',
};
