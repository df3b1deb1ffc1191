import type { TranslationOf } from '@pawlet/core/i18n';
import type { widgetPageTexts } from './messages.ts';

/** Korean texts of the page that shows one widget. */
export const ko: TranslationOf<typeof widgetPageTexts> = {
  'widgetPage.unknown': '‘{{id}}’라는 위젯이 없습니다',
  'widgetPage.known': '이 페이지에서 표시할 수 있는 위젯: {{ids}}',
  'widgetPage.wrongOption': '이 옵션으로는 ‘{{id}}’ 위젯을 표시할 수 없습니다',
};
