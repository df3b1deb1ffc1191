/** An amount in the smallest unit of its currency: cents of EUR, whole yen of JPY. */
export interface Money {
  /** Integer; negative for what is taken off. */
  readonly amountMinor: number;
  /** ISO 4217, upper case. */
  readonly currency: string;
}

const currenciesWithoutDecimals: ReadonlySet<string> = new Set(['JPY', 'KRW']);

/** Digits after the point that people see in a currency: 0 for JPY and KRW, else 2. */
export function currencyDecimals(currency: string): 0 | 2 {
  return currenciesWithoutDecimals.has(currency) ? 0 : 2;
}

/** Tells an amount that a shopper may type: digits, and at most the decimals of the currency. @default two decimals */
export function isAmount(text: string, currency = 'CNY'): boolean {
  const pattern =
    currencyDecimals(currency) === 0 ? /^(?:0|[1-9]\d{0,11})$/u : /^(?:0|[1-9]\d{0,11})(?:\.\d{1,2})?$/u;
  return pattern.test(text);
}

/**
 * Reads money of the wire, which has two decimals in every currency ("12.00", "1200.00" yen).
 * Digits beyond the currency's own are rounded half away from zero; undefined if it is no number.
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

/** Reads money of the wire; throws a `RangeError` if it is none, which the contract's schemas rule out. */
export function fromWire(text: string | number, currency: string): Money {
  const money = parseMoney(text, currency);
  if (money === undefined) {
    throw new RangeError(`Pawlet: "${text}" is no amount of money; the wire has texts such as "12.00".`);
  }
  return money;
}

/** Writes money for the wire: two decimals in every currency. */
export function toWire(money: Money): string {
  return currencyDecimals(money.currency) === 0 ? `${money.amountMinor}.00` : toDecimal(money);
}

/** Writes money with a point and the decimals of its currency, no grouping and no symbol: "12.00", "1200". */
export function toDecimal(money: Money): string {
  const decimals = currencyDecimals(money.currency);
  if (decimals === 0) return String(money.amountMinor);
  const digits = String(Math.abs(money.amountMinor)).padStart(decimals + 1, '0');
  const sign = money.amountMinor < 0 ? '-' : '';
  return `${sign}${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}

/** Adds amounts of one currency. */
export function addMoney(first: Money, second: Money): Money {
  assertSameCurrency(first, second);
  return { amountMinor: first.amountMinor + second.amountMinor, currency: first.currency };
}

/** Takes `second` from `first`; both of one currency. */
export function subtractMoney(first: Money, second: Money): Money {
  assertSameCurrency(first, second);
  return { amountMinor: first.amountMinor - second.amountMinor, currency: first.currency };
}

/** `times` units of an amount; `times` is a whole number. */
export function multiplyMoney(money: Money, times: number): Money {
  return { amountMinor: money.amountMinor * times, currency: money.currency };
}

/** The amount with the other sign: what is taken off. Nothing stays nothing. */
export function negateMoney(money: Money): Money {
  return { amountMinor: 0 - money.amountMinor, currency: money.currency };
}

/** The sum of amounts, all in `currency`; nothing sums to zero. */
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
    throw new RangeError(`Pawlet: ${first.currency} and ${second.currency} cannot be reckoned together.`);
  }
}
