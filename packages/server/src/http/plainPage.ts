import type { Context } from 'hono';
import { html } from 'hono/html';
import { type Language, toDocumentLanguage, toLanguage } from '../i18n/language.ts';
import type { AppEnv } from './appDeps.ts';

/**
 * Policy of pages that the server itself writes: one style sheet, one form, no script, no frame around it. Browsers hold
 * the redirect after a form to `form-action` too: `formTarget` is the origin that it leads to.
 */
export function plainPagePolicy(formTarget = ''): string {
  return `default-src 'none'; style-src 'self'; form-action ${`'self' ${formTarget}`.trimEnd()}; base-uri 'none'; frame-ancestors 'none'`;
}

/** Language of a page that a browser opens by itself: `?lang=`, else what the browser prefers. */
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

/** A page that the server itself writes: head, heading, and what the page is about. */
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
