/** Converts `12`, `12.5` and `12.50` to `12.50`. Expects at most two decimals. */
export function toTwoDecimals(decimal: string): string {
  const [whole = '0', fraction = ''] = decimal.split('.');
  return `${whole.replace(/^0+(?=\d)/, '')}.${fraction.padEnd(2, '0')}`;
}
