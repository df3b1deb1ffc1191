/**
 * The first and the last day of a delivery from now, both as whole days.
 *
 * @param days Days under way as the wire says them, such as "3" or "2-4".
 * @returns Both are equal where it says one number; undefined where it says none.
 */
export function parseDeliveryDays(
  days: string,
): { readonly first: number; readonly last: number } | undefined {
  const counts = days.split(/\D+/u).flatMap((digits) => (digits === '' ? [] : [Number(digits)]));
  const [first] = counts;
  const last = counts.at(-1);
  return first === undefined || last === undefined ? undefined : { first, last };
}
