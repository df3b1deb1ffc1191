import { goodsListsCall } from '../contract/goodsListsCall.ts';
import { toGoodsCard } from '../api/map/goodsCard.ts';
import { toPage } from '../api/map/page.ts';
import { PawletError } from '../errors/PawletError.ts';
import type { GoodsApi } from '../api/goodsApi.ts';
import type { HttpClient } from '../http/types.ts';

/** The one call of product cards. */
export function goodsCards(http: Pick<HttpClient, 'call'>, currency: () => string): Pick<GoodsApi, 'list'> {
  return {
    list: async ({ ids = [], page = 1, pageSize = 10 }, options) => {
      const input = { page, pageNum: pageSize, ids: ids.join(',') };
      const found = await http.call(goodsListsCall, input, options);
      if (found.status !== 'ok') throw new PawletError('HTTP', `Pawlet: ${found.message}`);
      return toPage(found.data, (card) => toGoodsCard(card, currency()));
    },
  };
}
