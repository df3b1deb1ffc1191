import { html } from 'hono/html';
import { plainPage, plainStylePath } from '../../http/plainPage.ts';
import type { Language } from '../../i18n/language.ts';
import { translate } from '../../i18n/translate.ts';

/** URL prefix before the token of an alert. */
export const unsubscribePath = '/api/restock/unsubscribe/';

/** The page linked in the e-mail: asks whether to end all alerts, or shows that there are none any more. */
export function unsubscribePage(language: Language, state: 'question' | 'stopped') {
  const text = (key: 'title' | 'question' | 'stop' | 'stopped') => translate(language, `restock.page.${key}`);
  return plainPage(
    { language, title: text('title'), styleSheet: plainStylePath },
    state === 'stopped'
      ? html`<p role="status">${text('stopped')}</p>`
      : html`<p>${text('question')}</p>
          <form method="post"><button type="submit">${text('stop')}</button></form>`,
  );
}
