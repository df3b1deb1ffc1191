import {
  createConfigApi,
  createGoodsApi,
  createResources,
  createStatisticsApi,
  type CreateResources,
} from '@pawlet/core/api';

/** The calls that a page of the storefront begins with are in its first code: loaded with their first use they would come one round trip later. */
export const shopResources: CreateResources = (http, options) => ({
  ...createResources(http, options),
  config: createConfigApi(http),
  goods: createGoodsApi(http, options),
  statistics: createStatisticsApi(http),
});
