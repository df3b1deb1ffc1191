import type { TranslationOf } from '@pawlet/core/i18n';
import type { webviewTexts } from './messages.ts';

/** Italian texts of the page that shows other pages. */
export const it: TranslationOf<typeof webviewTexts> = {
  'webview.leave': 'Stai lasciando il negozio',
  'webview.leaveText': 'Questa pagina è gestita da terzi:',
  'webview.open': 'Apri la pagina',
  'webview.refused': 'Questa pagina non può essere aperta qui',
  'webview.refusedText': 'Il suo indirizzo non è nostro né di un sito di cui ci fidiamo.',
  'webview.missing': 'A questo indirizzo non c’è nessuna pagina',
  'webview.home': 'Vai alla home',
};
