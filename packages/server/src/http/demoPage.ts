import type { Context } from 'hono';
import { type Language, toLanguage } from '../i18n/language.ts';
import type { AppEnv } from './appDeps.ts';

/** Policy of the server's own demo pages: one style sheet, one form, no script, no frame around it. */
export const demoPagePolicy =
  "default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/** Language of a page that a browser opens by itself: `?lang=`, else what the browser prefers. */
export function pageLanguage(c: Context<AppEnv>): Language {
  const asked = c.req.query('lang') ?? c.req.header('accept-language')?.split(',', 1)[0];
  return toLanguage(asked);
}
