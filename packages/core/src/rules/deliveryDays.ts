/**
 * The first and last day of a delivery, in whole days from now.
 * @param days Duration as on the wire, such as "3" or "2-4".
 * @returns Equal days for a single number; undefined without a number.
 */
export function parseDeliveryDays(
  days: string,
): { readonly first: number; readonly last: number } | undefined {
  const counts = days.split(/\D+/u).flatMap((digits) => (digits === '' ? [] : [Number(digits)]));
  const [first] = counts;
  const last = counts.at(-1);
  return first === undefined || last === undefined ? undefined : { first, last };
}
