import type { TranslationOf } from '@pawlet/core/i18n';
import type { widgetPageTexts } from './messages.ts';

/** Spanish texts of the page that shows one widget. */
export const es: TranslationOf<typeof widgetPageTexts> = {
  'widgetPage.unknown': 'No hay ningún widget llamado «{{id}}»',
  'widgetPage.known': 'Esta página puede mostrar: {{ids}}',
  'widgetPage.wrongOption': 'El widget «{{id}}» no se puede mostrar con estas opciones',
};
