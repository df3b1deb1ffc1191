import type { TranslationOf } from '@pawlet/core/i18n';
import type { widgetPageTexts } from './messages.ts';

/** German texts of the page that shows one widget. */
export const de: TranslationOf<typeof widgetPageTexts> = {
  'widgetPage.unknown': 'Ein Widget namens „{{id}}“ gibt es nicht',
  'widgetPage.known': 'Diese Seite kann Folgendes anzeigen: {{ids}}',
  'widgetPage.wrongOption': 'Das Widget „{{id}}“ lässt sich mit diesen Optionen nicht anzeigen',
};
