import type { HttpClient } from '../http/types.ts';
import { lazy } from '../lazy/lazy.ts';
import type { Api } from './api.ts';
import type { ApiOptions } from './apiOptions.ts';
import { createProductListApi } from './productList.ts';
import { lazyCalls } from './lazyCalls.ts';
import { lazyResources } from './lazyResources.ts';

/**
 * Creates the api on an HTTP client.
 * Without a context, prices are read as CNY and idempotency keys are kept in memory only.
 */
export function createApi(http: HttpClient, options: ApiOptions = {}): Api {
  const { currency = () => 'CNY' } = options;
  const complete = { ...options, currency };
  if (options.resources !== undefined) return options.resources(http, complete);
  const resources = lazy(async () => (await import('./createResources.ts')).createResources(http, complete));
  const products = lazyCalls(
    async () => (await resources.load()).products,
    createProductListApi(http, { currency }),
  );
  return lazyResources(() => resources.load(), { products, goods: products });
}
