import type { TranslationOf } from '@pawlet/core/i18n';
import type { webviewTexts } from './messages.ts';

/** Spanish texts of the page that shows other pages. */
export const es: TranslationOf<typeof webviewTexts> = {
  'webview.leave': 'Vas a salir de la tienda',
  'webview.leaveText': 'Esta página es de otra empresa:',
  'webview.open': 'Abrir página',
  'webview.refused': 'Esta página no se puede abrir aquí',
  'webview.refusedText': 'Su dirección no es nuestra ni de confianza.',
  'webview.missing': 'No hay ninguna página en esta dirección',
  'webview.home': 'Ir al inicio',
};
