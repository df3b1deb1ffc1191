import { toLanguage } from '../i18n/language.ts';
import type { AppEnv, StoreDeps } from './appDeps.ts';
import { toCountry } from './countries.ts';
import { sha256 } from './digest.ts';
import { readCachePart } from './cachePart.ts';
import { getBaseUrl } from './origins.ts';
import { withLogFields } from './withLogFields.ts';

const guid = /^[\w-]{8,64}$/u;
const longestText = 200;

/** The values of the request's headers, limited in length. */
export async function readBaseContext(
  request: Request,
  deps: StoreDeps,
  bindings: unknown,
): Promise<AppEnv['Variables']['base']> {
  const header = (name: string) => (request.headers.get(name) ?? '').slice(0, longestText);
  const language = toLanguage(header('lang'));
  const country = toCountry(header('country-code'));
  const baseUrl = getBaseUrl(request, deps.settings);
  const scope = `${language} ${country.code} ${baseUrl}`;
  const address = deps.clientAddress(request, bindings);
  const requestId = deps.random.uuid();
  return {
    requestId,
    logger: withLogFields(deps.logger, { requestId, traceId: deps.tracer?.readTraceId() }),
    now: Math.floor(deps.clock.nowMs() / 1000),
    language,
    country,
    currency: country.currency,
    sid: await getSid(header('sid'), header('token'), address),
    address,
    baseUrl,
    settings: deps.settings,
    source: {
      sup: header('sup'),
      code: header('code'),
      sourceUrl: header('source-url'),
      platform: header('platform'),
      model: header('model'),
      brand: header('brand'),
    },
    cache: deps.replyCache && {
      store: deps.replyCache,
      db: deps.replica?.shared ?? deps.db,
      lateReads: deps.replica?.lateReads,
      scope,
      part: readCachePart(bindings),
    },
    pick: (text) => text[language],
  };
}

/** Falls back to the log-in token, then to the caller's address. */
async function getSid(sid: string, token: string, address: string): Promise<string> {
  if (guid.test(sid)) return sid;
  return token === '' ? `address ${address}` : `token ${await sha256(token)}`;
}
