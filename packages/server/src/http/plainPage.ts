import type { Context } from 'hono';
import { html } from 'hono/html';
import { type Language, toDocumentLanguage, toLanguage } from '../i18n/language.ts';
import type { AppEnv } from './appDeps.ts';

/**
 * Policy of server-rendered pages: one style sheet, one form, no script, no framing. Browsers also apply
 * `form-action` to the redirect after a form: `formTarget` is the origin of that redirect.
 */
export function plainPagePolicy(formTarget = ''): string {
  return `default-src 'none'; style-src 'self'; form-action ${`'self' ${formTarget}`.trimEnd()}; base-uri 'none'; frame-ancestors 'none'`;
}

/** Language of a page opened directly in a browser: `?lang=`, else the browser's preference. */
export function pageLanguage(c: Context<AppEnv>): Language {
  const asked = c.req.query('lang') ?? c.req.header('accept-language')?.split(',', 1)[0];
  return toLanguage(asked);
}

type Markup = ReturnType<typeof html>;

interface PlainPage {
  readonly language: Language;
  /** Title of the page and its heading. */
  readonly title: string;
  /** Address of its style sheet. */
  readonly styleSheet: string;
}

/** A server-rendered page with head, heading and content. */
export function plainPage({ language, title, styleSheet }: PlainPage, content: Markup): Markup {
  return html`<!doctype html>
    <html lang="${toDocumentLanguage(language)}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        <link rel="stylesheet" href="${styleSheet}" />
      </head>
      <body>
        <main>
          <h1>${title}</h1>
          ${content}
        </main>
      </body>
    </html>`;
}

/** Path of `plainStyle`. */
export const plainStylePath = '/plain-page.css';

/** Style sheet of plain pages: one column, light and dark. */
export const plainStyle = `
:root { font: 100%/1.5 system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', 'Noto Sans CJK SC', sans-serif; color-scheme: light dark; --ink: #16181d; --page: #f3f4f6; --card: #fff; --button: #16181d; --label: #fff; }
@media (prefers-color-scheme: dark) { :root { --ink: #f2f3f5; --page: #14161a; --card: #1f2228; --button: #f2f3f5; --label: #16181d; } }
* { box-sizing: border-box; }
body { margin: 0 auto; max-inline-size: 30rem; padding: 1.5rem 1rem; color: var(--ink); background: var(--page); }
body:lang(ko) { word-break: keep-all; overflow-wrap: anywhere; }
main { background: var(--card); border-radius: 1rem; padding: 1.5rem 1.25rem; }
h1 { margin: 0 0 .5rem; font-size: 1.25rem; }
p { margin: 0; }
p + p { margin-block-start: .75rem; }
button, main a { display: block; inline-size: 100%; min-block-size: 3rem; margin-block-start: 1.25rem; border: 0; border-radius: .75rem; font: inherit; font-weight: 600; color: var(--label); background: var(--button); cursor: pointer; }
main a { align-content: center; text-align: center; text-decoration: none; }
:focus-visible { outline: 3px solid var(--button); outline-offset: 2px; }
`;
