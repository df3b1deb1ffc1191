/** What requests cost and how long the shop waits: the figures of docs/scale.md and of the server's limits. */
export interface Costs {
  /** CPU of a node for a product page from its cache, milliseconds. */
  readonly pageNodeMs: number;
  /** CPU of the database for the same. */
  readonly pageDatabaseMs: number;
  /** CPU of a node for `order/add`, spread over its round trips. */
  readonly orderNodeMs: number;
  readonly orderDatabaseMs: number;
  /** Round trips of `order/add`. */
  readonly roundTrips: number;
  /** Those until the order knows the stock: an order of a sold-out product ends here. */
  readonly roundTripsToQuote: number;
  /** Those from the lock on the product's stock to the commit, while which other orders of it wait. */
  readonly roundTripsInLock: number;
  /** Those of an order that got the lock and found nothing left. */
  readonly roundTripsOfRefusal: number;
  /** Until the standby has confirmed a commit. */
  readonly commitMs: number;
  /** How long a request waits for a connection, and an order for a lock. */
  readonly connectMs: number;
  readonly lockMs: number;
  /** Connections of a node for transactions: so many orders it makes at once. */
  readonly transactionsPerNode: number;
  /** Until all nodes know that the product is sold out. */
  readonly publishMs: number;
}

/** Measured on two cores (docs/scale.md); the round trips are counted in `modules/order/create.ts`. */
export const measuredCosts: Costs = {
  pageNodeMs: 0.16,
  pageDatabaseMs: 0.01,
  orderNodeMs: 2.89,
  orderDatabaseMs: 3.92,
  roundTrips: 22,
  roundTripsToQuote: 8,
  roundTripsInLock: 6,
  roundTripsOfRefusal: 3,
  commitMs: 1,
  connectMs: 8000,
  lockMs: 5000,
  transactionsPerNode: 8,
  publishMs: 1000,
};
