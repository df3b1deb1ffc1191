import { qrcodePath } from '../contract/qrcode.ts';
import { activityIndex, commonGetDevRemarkConfig, indexGetSiteDomain } from '../contract/site.ts';
import type { CallOptions, HttpClient } from '../http/types.ts';
import { toTime } from './map/values.ts';
import type { Campaign } from './types/config.ts';
import { read } from './read.ts';

export interface SiteApi {
  /** Current and upcoming campaigns, the most important first. */
  campaigns(options?: CallOptions): Promise<readonly Campaign[]>;
  /** Origin of links shared to a country (ISO 3166 alpha-3); undefined for the shop's own. */
  shareOrigin(country: string, options?: CallOptions): Promise<string | undefined>;
  /** Hints about devices, by key: where the label is, how to find the hardware version. */
  deviceHints(options?: CallOptions): Promise<Readonly<Record<string, string>>>;
  /** Absolute URL of a QR code (PNG) for a text of at most 1,000 characters. */
  qrCodeUrl(
    text: string,
    size?: {
      /** Side length in pixels, without padding. @default 250 */
      readonly size?: number | undefined;
      /** Padding in pixels. @default 15 */
      readonly padding?: number | undefined;
    },
  ): Promise<string>;
}

export function createSiteApi(http: HttpClient): SiteApi {
  return {
    async campaigns(options) {
      const rows = await read(http, activityIndex, {}, options);
      return rows.map(({ id, title, image, url, begintime, endtime }) => ({
        id,
        title,
        imageUrl: image,
        link: url,
        startsAt: toTime(begintime),
        endsAt: toTime(endtime),
      }));
    },
    async shareOrigin(country, options) {
      const { domain } = await read(http, indexGetSiteDomain, { country_code: country }, options);
      return domain === '' ? undefined : domain;
    },
    deviceHints: (options) => read(http, commonGetDevRemarkConfig, {}, options),
    qrCodeUrl(text, { size = 250, padding = 15 } = {}) {
      const query = new URLSearchParams({ text, size: String(size), padding: String(padding) });
      return Promise.resolve(http.urlOf(`${qrcodePath}?${query.toString()}`));
    },
  };
}
