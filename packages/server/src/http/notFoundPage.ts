import { html } from 'hono/html';
import type { Language } from '../i18n/language.ts';
import { translate } from '../i18n/translate.ts';
import { plainPage, plainStylePath } from './plainPage.ts';

/** The page for a person who has opened an address without one. */
export function notFoundPage(language: Language) {
  return plainPage(
    { language, title: translate(language, 'code.404'), styleSheet: plainStylePath },
    html`<p><a href="/">${translate(language, 'shop.open')}</a></p>`,
  );
}
