/** Validity period of a rule in epoch seconds; null is unlimited. */
export interface Period {
  readonly begin: number | null;
  readonly end: number | null;
}

/** A percentage off one product. */
export interface ItemDiscount extends Period {
  readonly id: number;
  readonly productId: number;
  readonly percentOff: number;
}
