import type { RequestIdentity } from './types.ts';

/** Maximum length of a header value that comes from a URL or a device. */
const longest = 256;

/** The headers of every request. */
export function getHeaders(identity: RequestIdentity): Record<string, string> {
  const headers: Record<string, string> = {
    token: identity.token,
    uid: String(identity.uid),
    sid: identity.sid,
    platform: identity.platform,
    model: identity.model,
    brand: identity.brand,
    'x-requested-with': 'xmlhttprequest',
    'country-code': identity.countryCode,
    lang: identity.language,
    'source-url': identity.sourceUrl,
    sup: identity.sup,
    code: identity.code,
  };
  if (identity.appVersion !== undefined) headers['app-version'] = identity.appVersion;
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, toHeaderValue(value)]));
}

/** The headers of an upload. The token is not sent to origins other than the API's. */
export function getUploadHeaders(identity: RequestIdentity, isOwnOrigin: boolean): Record<string, string> {
  const { token, uid, sid, lang, 'country-code': country } = getHeaders(identity);
  const own = { token: token ?? '', uid: uid ?? '0', sid: sid ?? '' };
  return { ...(isOwnOrigin ? own : {}), lang: lang ?? '', 'country-code': country ?? '' };
}

/** fetch throws on anything but printable Latin-1, and a URL may contain any script. */
function toHeaderValue(value: string): string {
  const cut = value.slice(0, longest);
  return /^[\u0020-\u007E]*$/u.test(cut)
    ? cut
    : encodeURIComponent(cut.replaceAll(/\p{Surrogate}/gu, '\uFFFD'));
}
