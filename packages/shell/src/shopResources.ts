import {
  createConfigApi,
  createProductApi,
  createResources,
  createStatisticsApi,
  type CreateResources,
} from '@pawlet/core/api';

/**
 * The calls that a page of the storefront starts with are in the entry chunk: loaded lazily they would start one round
 * trip later.
 */
export const shopResources: CreateResources = (http, options) => ({
  ...createResources(http, options),
  config: createConfigApi(http),
  products: createProductApi(http, options),
  statistics: createStatisticsApi(http),
});
