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
