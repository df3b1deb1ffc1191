import type { ProductSummary } from '@pawlet/core/api';
import { homeQueries, type Query } from '@pawlet/core/queries';

/** The offers on the home page. */
export function homeOffers(): Query<readonly ProductSummary[]> {
  return homeQueries.offers(10);
}
