import type { TranslationOf } from '@pawlet/core/i18n';
import type { widgetPageTexts } from './messages.ts';

/** Chinese texts of the page that shows one widget. */
export const zh: TranslationOf<typeof widgetPageTexts> = {
  'widgetPage.unknown': '没有名为“{{id}}”的组件',
  'widgetPage.known': '此页面可以显示：{{ids}}',
  'widgetPage.wrongOption': '组件“{{id}}”的参数有误，无法显示',
};
