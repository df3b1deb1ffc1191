import { productQueries } from '@pawlet/core/queries';
import type { ProductPage } from '@pawlet/core/api';
import type { Query } from '@pawlet/core/queries';

const shown = 6;

/** The products that an empty cart recommends. */
export const recommendedQuery = (): Query<ProductPage> =>
  productQueries.page({ flag: 'recommend', pageSize: shown });
