import type { TranslationOf } from '@pawlet/core/i18n';
import type { widgetPageTexts } from './messages.ts';

/** Japanese texts of the page that shows one widget. */
export const ja: TranslationOf<typeof widgetPageTexts> = {
  'widgetPage.unknown': '「{{id}}」という名前のウィジェットはありません',
  'widgetPage.known': 'このページで表示できるもの：{{ids}}',
  'widgetPage.wrongOption': 'このオプションではウィジェット「{{id}}」を表示できません',
};
