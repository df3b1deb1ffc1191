import { goodsListsCall } from '../contract/goodsListsCall.ts';
import { toProductSummary } from '../api/map/productSummary.ts';
import { toPage } from '../api/map/page.ts';
import { PawletError } from '../errors/PawletError.ts';
import type { ProductApi } from '../api/productApi.ts';
import type { HttpClient } from '../http/types.ts';

/** The one call of product cards. */
export function productSummaries(
  http: Pick<HttpClient, 'call'>,
  currency: () => string,
): Pick<ProductApi, 'list'> {
  return {
    list: async ({ ids = [], page = 1, pageSize = 10 }, options) => {
      const input = { page, pageNum: pageSize, ids: ids.join(',') };
      const found = await http.call(goodsListsCall, input, options);
      if (found.status !== 'ok') throw new PawletError('HTTP', `Pawlet: ${found.message}`);
      return toPage(found.data, (card) => toProductSummary(card, currency()));
    },
  };
}
