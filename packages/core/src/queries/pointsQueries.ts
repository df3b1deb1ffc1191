import type { Query } from './types.ts';

/** The shopper's points. */
export const pointsQueries = {
  /** How many the shopper has. */
  balance: (): Query<number> => ({
    key: ['points-balance'],
    load: ({ points }, options) => points.balance(options),
    tags: ['points', 'points-balance'],
  }),
};
