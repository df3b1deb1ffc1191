import { report2024GetReport } from '../contract/report.ts';
import type { CallOptions, HttpClient } from '../http/types.ts';
import { fromWire } from '../rules/money.ts';
import { toBranded } from './map/values.ts';
import type { CategoryId, GoodsId } from './types/ids.ts';
import type { YearReport } from './types/report.ts';
import { read } from './read.ts';

export interface ReportsApi {
  /** What the shopper did in the running year, or in January in the one before; zeros if that is nothing. */
  year(options?: CallOptions): Promise<YearReport>;
}

export function createReportsApi(http: HttpClient): ReportsApi {
  return {
    async year(options) {
      const data = await read(http, report2024GetReport, {}, options);
      return {
        year: data.year,
        orderCount: data.orders,
        spent: fromWire(data.spent, data.currency),
        pointsEarned: data.points,
        signInDays: data.signin_days,
        reviewCount: data.reviews,
        topGoods: data.top_goods.map(({ id, title, image, nums }) => ({
          id: toBranded<GoodsId>(id),
          title,
          imageUrl: image,
          pieces: nums,
        })),
        ordersByMonth: data.months.length === 12 ? data.months : [],
        topCategories: data.categories.map(({ id, name, nums }) => ({
          id: toBranded<CategoryId>(id),
          name,
          pieces: nums,
        })),
      };
    },
  };
}
