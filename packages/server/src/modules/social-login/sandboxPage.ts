import { html } from 'hono/html';
import { plainPage } from '../../http/plainPage.ts';
import type { Language } from '../../i18n/language.ts';
import { translate } from '../../i18n/translate.ts';
import { longestName } from './sandbox.ts';

/** Style sheet of the page: one column, phone size, light and dark. */
export const socialStyle = `
:root { font: 100%/1.5 system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', 'Noto Sans CJK SC', sans-serif; color-scheme: light dark; --ink: #16181d; --soft: #5b6270; --line: #868e9c; --page: #f3f4f6; --card: #fff; --brand: #0a7d3f; --wrong: #b3261e; }
@media (prefers-color-scheme: dark) { :root { --ink: #f2f3f5; --soft: #a5acb8; --line: #7b8494; --page: #14161a; --card: #1f2228; --brand: #3ccf7c; --wrong: #ffb4ab; } }
* { box-sizing: border-box; }
html { background: var(--page); }
body { margin: 0 auto; max-inline-size: 30rem; padding: 1.5rem 1rem; color: var(--ink); background: var(--page); }
main { background: var(--card); border-radius: 1rem; padding: 1.5rem 1.25rem; }
h1 { margin: 0 0 .25rem; font-size: 1.25rem; }
p { margin: 0 0 1.25rem; color: var(--soft); }
p.wrong { margin: .5rem 0 0; color: var(--wrong); }
label { display: block; margin-block-end: .375rem; font-weight: 600; }
input { display: block; inline-size: 100%; min-block-size: 3rem; padding: .5rem .75rem; border: 1px solid var(--line); border-radius: .75rem; font: inherit; color: inherit; background: transparent; }
button { display: block; inline-size: 100%; min-block-size: 3rem; margin-block-start: 1rem; border: 0; border-radius: .75rem; font: inherit; font-weight: 600; color: var(--card); background: var(--brand); cursor: pointer; }
:focus-visible { outline: 3px solid var(--brand); outline-offset: 2px; }
`;

type TextKey = 'title' | 'intro' | 'name' | 'submit' | 'required' | 'wrongReturn';

/** The log-in page of the sandbox provider: a form for a name, or an error. */
export function socialPage(language: Language, state: 'form' | 'required' | 'wrongReturn') {
  const text = (key: TextKey) => translate(language, `social.${key}`);
  const hint =
    state === 'required' ? html`<p class="wrong" id="hint" role="alert">${text('required')}</p>` : '';
  const described = state === 'required' ? html` aria-invalid="true" aria-describedby="hint"` : '';
  const form = html`<p>${text('intro')}</p>
    <form method="post">
      <label for="name">${text('name')}</label>
      <input id="name" name="name" maxlength="${longestName}" autocomplete="nickname" required${described} />
      ${hint}
      <button>${text('submit')}</button>
    </form>`;
  const frame = { language, title: text('title'), styleSheet: '/demo/social.css' };
  if (state !== 'wrongReturn') return plainPage(frame, form);
  return plainPage(frame, html`<p class="wrong" role="alert">${text('wrongReturn')}</p>`);
}
