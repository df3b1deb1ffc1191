import { html } from 'hono/html';
import { plainPage } from '../../http/plainPage.ts';
import type { Language } from '../../i18n/language.ts';
import { translate } from '../../i18n/translate.ts';

/** URL prefix before the token of an alert. */
export const unsubscribePath = '/api/restock/unsubscribe/';

/** Style sheet of the page: one column, light and dark. */
export const unsubscribeStyle = `
:root { font: 100%/1.5 system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', 'Noto Sans CJK SC', sans-serif; color-scheme: light dark; --ink: #16181d; --page: #f3f4f6; --card: #fff; --button: #16181d; --label: #fff; }
@media (prefers-color-scheme: dark) { :root { --ink: #f2f3f5; --page: #14161a; --card: #1f2228; --button: #f2f3f5; --label: #16181d; } }
* { box-sizing: border-box; }
body { margin: 0 auto; max-inline-size: 30rem; padding: 1.5rem 1rem; color: var(--ink); background: var(--page); }
body:lang(ko) { word-break: keep-all; overflow-wrap: anywhere; }
main { background: var(--card); border-radius: 1rem; padding: 1.5rem 1.25rem; }
h1 { margin: 0 0 .5rem; font-size: 1.25rem; }
p { margin: 0; }
button { display: block; inline-size: 100%; min-block-size: 3rem; margin-block-start: 1.25rem; border: 0; border-radius: .75rem; font: inherit; font-weight: 600; color: var(--label); background: var(--button); cursor: pointer; }
:focus-visible { outline: 3px solid var(--button); outline-offset: 2px; }
`;

/** The page linked in the e-mail: asks whether to end all alerts, or shows that there are none any more. */
export function unsubscribePage(language: Language, state: 'question' | 'stopped') {
  const text = (key: 'title' | 'question' | 'stop' | 'stopped') => translate(language, `restock.page.${key}`);
  return plainPage(
    { language, title: text('title'), styleSheet: `${unsubscribePath}page.css` },
    state === 'stopped'
      ? html`<p role="status">${text('stopped')}</p>`
      : html`<p>${text('question')}</p>
          <form method="post"><button type="submit">${text('stop')}</button></form>`,
  );
}
