/** Limits of stock reserved without payment. */
export interface UnpaidLimits {
  /** Orders waiting for payment. */
  readonly openOrders: number;
  /** Pieces in them. */
  readonly openPieces: number;
  /** Unpaid orders of the last day: open, cancelled or expired. */
  readonly recentOrders: number;
  /** Pieces in them. */
  readonly recentPieces: number;
}

/** Seconds for which an unpaid order counts, however it ended. */
export const unpaidWindowSeconds = 24 * 3600;

/** Of one account. */
export const accountLimits: UnpaidLimits = {
  openOrders: 30,
  openPieces: 100,
  recentOrders: 200,
  recentPieces: 300,
};

/**
 * Of one network address: a household, an office, or the customers of a mobile network who share an address.
 */
export const addressLimits: UnpaidLimits = {
  openOrders: 150,
  openPieces: 500,
  recentOrders: 1000,
  recentPieces: 1500,
};
