import { report2024GetReport } from '../contract/report.ts';
import type { CallOptions, HttpClient } from '../http/types.ts';
import { fromWire } from '../rules/money.ts';
import { toBranded } from './map/values.ts';
import type { CategoryId, ProductId } from './types/ids.ts';
import type { YearReport } from './types/report.ts';
import { read } from './read.ts';

export interface ReportsApi {
  /** The shopper's activity in the current year, or in January the previous one; zeros if there is none. */
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
          id: toBranded<ProductId>(id),
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
