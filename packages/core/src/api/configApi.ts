import { commonArea } from '../contract/area.ts';
import { commonInit } from '../contract/config.ts';
import type { CallOptions, HttpClient } from '../http/types.ts';
import { toShopConfig } from './map/config.ts';
import { toBranded } from './map/values.ts';
import type { Area } from './types/account.ts';
import type { ShopConfig } from './types/config.ts';
import type { AreaId } from './types/ids.ts';
import { read } from './read.ts';

export interface ConfigApi {
  /** The shop's configuration, with the products of the home page. */
  load(options?: CallOptions): Promise<ShopConfig>;
  /** Provinces, the cities of a province or the districts of a city. */
  areas(
    within?: { readonly provinceId?: AreaId | undefined; readonly cityId?: AreaId | undefined },
    options?: CallOptions,
  ): Promise<readonly Area[]>;
}

export function createConfigApi(http: HttpClient): ConfigApi {
  return {
    load: async (options) => toShopConfig(await read(http, commonInit, { home: 1 }, options)),
    areas: async ({ provinceId, cityId } = {}, options) => {
      const input = {
        ...(provinceId !== undefined && { province: provinceId }),
        ...(cityId !== undefined && { city: cityId }),
      };
      const rows = await read(http, commonArea, input, options);
      return rows.map(({ value, label }) => ({ id: toBranded<AreaId>(value), name: label }));
    },
  };
}
