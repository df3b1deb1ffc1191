import type { Campaign } from '../api/types/config.ts';
import type { ProductSummary, HomeProducts } from '../api/types/product.ts';
import type { Query } from './types.ts';

/** A campaign that has not ended. */
export interface OpenCampaign extends Campaign {
  /** It has not started. */
  readonly isUpcoming: boolean;
}

/** Contents of the home page. */
export const homeQueries = {
  /** Products of the home page. */
  products: (): Query<HomeProducts> => ({
    key: ['home-goods'],
    load: ({ products: product }, options) => product.home(options),
    tags: ['products'],
  }),
  /** At most `most` available products at a temporarily reduced price. */
  offers: (most: number): Query<readonly ProductSummary[]> => ({
    key: ['home-offers', most],
    load: async ({ products: product }, options) => {
      const { items } = await product.list({ flag: 'offer', pageSize: most }, options);
      return items.filter(({ isSoldOut }) => !isSoldOut);
    },
    tags: ['products'],
  }),
  /** Current and upcoming campaigns. */
  campaigns: (): Query<readonly OpenCampaign[]> => ({
    key: ['home-campaigns'],
    load: async ({ site }, options) => {
      const now = Date.now();
      const campaigns = await site.campaigns(options);
      return campaigns
        .filter(({ endsAt }) => endsAt === undefined || endsAt > now)
        .map((campaign) => ({ ...campaign, isUpcoming: (campaign.startsAt ?? 0) > now }));
    },
  }),
};
