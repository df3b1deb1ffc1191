import * as v from 'valibot';
import { isExactOrigin } from '../../http/isExactOrigin.ts';
import { isLoopback } from '../../http/isLoopback.ts';
import type { Settings } from '../../http/settings.ts';
import { defineSetting } from '../settings/defineSetting.ts';
import { textUpTo } from '../settings/values.ts';

/** Every page of the shop is sent with all of them in a header. */
const mostOrigins = 50;
const longestOrigin = 200;
const words = 'an origin such as https://partner.example, without a path; http only on this machine';

const partnerOrigin = v.pipe(textUpTo(longestOrigin), v.url(words), v.check(isPartnerOrigin, words));

/**
 * The origins whose pages may embed the shop and call it; null stands for those of the environment, which this list
 * replaces.
 */
export const partnerOriginsSetting = defineSetting<readonly string[] | null>({
  name: 'shop.partnerOrigins',
  schema: v.nullable(
    v.pipe(
      v.array(partnerOrigin, 'a list of origins, or null'),
      v.maxLength(mostOrigins, `at most ${mostOrigins} origins`),
      v.check((list) => new Set(list).size === list.length, 'each origin once'),
    ),
  ),
  initial: null,
  meaning: 'setting.shop.partnerOrigins',
});

/** The settings of the deployment with the partners that the owner has chosen. */
export function withPartners(settings: Settings, partnerOrigins: readonly string[] | null): Settings {
  return partnerOrigins === null ? settings : { ...settings, partnerOrigins };
}

/** Without encryption, anybody between could read what the frame tells its page. */
function isPartnerOrigin(text: string): boolean {
  if (!isExactOrigin(text) || text.endsWith('/')) return false;
  const { protocol, hostname } = new URL(text);
  return protocol === 'https:' || isLoopback(hostname);
}
