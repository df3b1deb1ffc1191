/** An amount in the smallest unit of its currency: cents of EUR, whole yen of JPY. */
export interface Money {
  /** Integer; negative for reductions. */
  readonly amountMinor: number;
  /** ISO 4217, upper case. */
  readonly currency: string;
}

const currenciesWithoutDecimals: ReadonlySet<string> = new Set(['JPY', 'KRW']);

/** Number of decimals of a currency: 0 for JPY and KRW, else 2. */
export function currencyDecimals(currency: string): 0 | 2 {
  return currenciesWithoutDecimals.has(currency) ? 0 : 2;
}

/** True for a valid amount input: digits, and at most the decimals of the currency. @default two decimals */
export function isAmount(text: string, currency = 'CNY'): boolean {
  const pattern =
    currencyDecimals(currency) === 0 ? /^(?:0|[1-9]\d{0,11})$/u : /^(?:0|[1-9]\d{0,11})(?:\.\d{1,2})?$/u;
  return pattern.test(text);
}

/**
 * Parses wire money, which has two decimals in every currency ("12.00", "1200.00" yen).
 * Digits beyond the currency's decimals are rounded half away from zero; undefined if it is not a number.
 */
export function parseMoney(text: string | number, currency: string): Money | undefined {
  const match = /^(-?)(\d{1,12})(?:\.(\d{1,20}))?$/u.exec(String(text).trim());
  if (match === null) return undefined;
  const [, sign = '', whole = '0', fraction = ''] = match;
  const decimals = currencyDecimals(currency);
  const kept = Number(whole + fraction.slice(0, decimals).padEnd(decimals, '0'));
  const rounded = kept + (Number(fraction[decimals] ?? '0') >= 5 ? 1 : 0);
  return { amountMinor: sign === '-' && rounded !== 0 ? -rounded : rounded, currency };
}

/** Parses wire money; throws a `RangeError` if invalid, which the contract's schemas rule out. */
export function fromWire(text: string | number, currency: string): Money {
  const money = parseMoney(text, currency);
  if (money === undefined) {
    throw new RangeError(
      `Pawlet: "${text}" is not an amount of money; the wire has strings such as "12.00".`,
    );
  }
  return money;
}

/** Formats money for the wire: two decimals in every currency. */
export function toWire(money: Money): string {
  return currencyDecimals(money.currency) === 0 ? `${money.amountMinor}.00` : toDecimal(money);
}

/** Formats money with a decimal point and the decimals of its currency, without grouping or symbol: "12.00", "1200". */
export function toDecimal(money: Money): string {
  const decimals = currencyDecimals(money.currency);
  if (decimals === 0) return String(money.amountMinor);
  const digits = String(Math.abs(money.amountMinor)).padStart(decimals + 1, '0');
  const sign = money.amountMinor < 0 ? '-' : '';
  return `${sign}${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}

/** Adds amounts of the same currency. */
export function addMoney(first: Money, second: Money): Money {
  assertSameCurrency(first, second);
  return { amountMinor: first.amountMinor + second.amountMinor, currency: first.currency };
}

/** Subtracts `second` from `first`; both of the same currency. */
export function subtractMoney(first: Money, second: Money): Money {
  assertSameCurrency(first, second);
  return { amountMinor: first.amountMinor - second.amountMinor, currency: first.currency };
}

/** Multiplies an amount by an integer. */
export function multiplyMoney(money: Money, times: number): Money {
  return { amountMinor: money.amountMinor * times, currency: money.currency };
}

/** The negated amount. Zero stays zero. */
export function negateMoney(money: Money): Money {
  return { amountMinor: 0 - money.amountMinor, currency: money.currency };
}

/** The sum of amounts in `currency`; zero for an empty list. */
export function sumMoney(amounts: readonly Money[], currency: string): Money {
  return amounts.reduce((sum, amount) => addMoney(sum, amount), { amountMinor: 0, currency });
}

/** Negative, 0 or positive as `first` is less than, equal to or more than `second`. */
export function compareMoney(first: Money, second: Money): number {
  assertSameCurrency(first, second);
  return first.amountMinor - second.amountMinor;
}

function assertSameCurrency(first: Money, second: Money): void {
  if (first.currency !== second.currency) {
    throw new RangeError(`Pawlet: amounts in ${first.currency} and ${second.currency} cannot be combined.`);
  }
}
