import type { TranslationOf } from '@pawlet/core/i18n';
import type { widgetPageTexts } from './messages.ts';

/** Italian texts of the page that shows one widget. */
export const it: TranslationOf<typeof widgetPageTexts> = {
  'widgetPage.unknown': 'Non esiste alcun widget di nome «{{id}}»',
  'widgetPage.known': 'Questa pagina può mostrare: {{ids}}',
  'widgetPage.wrongOption': 'Il widget «{{id}}» non può essere mostrato con queste opzioni',
};
