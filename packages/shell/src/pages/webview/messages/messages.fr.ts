import type { TranslationOf } from '@pawlet/core/i18n';
import type { webviewTexts } from './messages.ts';

/** French texts of the page that shows other pages. */
export const fr: TranslationOf<typeof webviewTexts> = {
  'webview.leave': 'Vous quittez la boutique',
  'webview.leaveText': 'Cette page est gérée par un tiers :',
  'webview.open': 'Ouvrir la page',
  'webview.refused': 'Cette page ne peut pas être ouverte ici',
  'webview.refusedText': 'Son adresse n’est ni la nôtre ni une adresse de confiance.',
  'webview.missing': 'Il n’y a pas de page à cette adresse',
  'webview.home': 'Aller à l’accueil',
};
