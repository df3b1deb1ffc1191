/** A total that belongs to pieces, some of which went back before. */
export interface RefundableTotal {
  /** What all pieces cost or spent: minor units, or points. */
  readonly total: number;
  readonly nums: number;
  readonly refundedNums: number;
}

/**
 * The share of the pieces that go back now, in whole multiples of `unit`. Whatever the steps, the shares of all
 * pieces add up to the total.
 */
export function refundShare(
  { total, nums, refundedNums }: RefundableTotal,
  pieces: number,
  unit = 1,
): number {
  const upTo = (count: number) => Math.floor((total / unit) * (count / nums)) * unit;
  const end = Math.min(nums, refundedNums + pieces);
  // All pieces are worth everything, whatever the division says.
  return (end === nums ? total : upTo(end)) - upTo(refundedNums);
}
