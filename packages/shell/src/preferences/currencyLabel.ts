/** A currency as the list of countries shows it: "€ EUR", and "CHF" where the code is the sign as well. */
export function toCurrencyLabel(symbol: string, currency: string): string {
  return symbol === currency ? currency : `${symbol} ${currency}`;
}
