import type { Area } from '../api/types/account.ts';
import type { AreaId } from '../api/types/ids.ts';
import type { Query } from './types.ts';

/** Provinces, cities and districts. */
export const areaQueries = {
  /** The provinces, the cities of one, or the districts of a city. */
  within: (provinceId?: AreaId, cityId?: AreaId): Query<readonly Area[]> => ({
    key: ['areas', provinceId, cityId],
    load: ({ config }, options) => config.areas({ provinceId, cityId }, options),
  }),
};
