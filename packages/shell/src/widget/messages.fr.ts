import type { TranslationOf } from '@pawlet/core/i18n';
import type { widgetPageTexts } from './messages.ts';

/** French texts of the page that shows one widget. */
export const fr: TranslationOf<typeof widgetPageTexts> = {
  'widgetPage.unknown': 'Il n’existe aucun widget nommé « {{id}} »',
  'widgetPage.known': 'Cette page peut afficher : {{ids}}',
  'widgetPage.wrongOption': 'Le widget « {{id}} » ne peut pas s’afficher avec ces options',
};
