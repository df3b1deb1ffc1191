import { publicPage } from '../../http/publicPage.ts';
import type { ShopLanguages } from '../../modules/config/languages.ts';

/**
 * Leads from a page in a language that the shop does not offer to the same page without a language, which is in one
 * that its visitor reads. The redirect is temporary, because the shop may offer the language again.
 */
export function createLanguageRedirect(
  readLanguages: () => Promise<ShopLanguages>,
): (request: Request) => Promise<Response | null> {
  return async (request) => {
    const { pathname, search } = new URL(request.url);
    const language = publicPage.exec(pathname)?.groups?.['language'];
    if (language === undefined) return null;
    const { offered } = await readLanguages();
    if (offered.some((one) => one === language)) return null;
    const location = pathname.slice(language.length + 1) || '/';
    return new Response(null, {
      status: 302,
      headers: { location: location + search, 'cache-control': 'no-cache' },
    });
  };
}
