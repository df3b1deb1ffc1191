import {
  createConfigApi,
  createProductApi,
  createResources,
  createStatisticsApi,
  type CreateResources,
} from '@pawlet/core/api';

/**
 * The calls of the storefront. Those that a page starts with are in the same chunk as the list of all: loaded lazily they would start one
 * round trip later.
 */
export const shopResources: CreateResources = (http, options) => ({
  ...createResources(http, options),
  config: createConfigApi(http),
  products: createProductApi(http, options),
  statistics: createStatisticsApi(http),
});
