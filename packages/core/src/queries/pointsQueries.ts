import type { Query } from './types.ts';

/** The shopper's points. */
export const pointsQueries = {
  /** The shopper's points. */
  balance: (): Query<number> => ({
    key: ['points-balance'],
    load: ({ points }, options) => points.balance(options),
    tags: ['points', 'points-balance'],
  }),
};
