import { currencyDecimals, parseMoney, type Money } from '@pawlet/core/rules';
import { toLocale } from '@pawlet/core/i18n';
import { useFormat, useText } from '@pawlet/widgets';
import { productListMessages } from './productListMessages.ts';

/** Formats a price range, as typed or selected; undefined where neither end is an amount. */
export function usePriceLabel(currency: string): (low: string, high: string) => string | undefined {
  const text = useText(productListMessages);
  const format = useFormat();
  const locale = toLocale(format.language);
  const decimals = currencyDecimals(currency);
  const write = (money: Money): string =>
    isWhole(money) ? rounded().format(major(money)) : format.money(money);
  const major = ({ amountMinor }: Money): number => amountMinor / 10 ** decimals;
  const isWhole = ({ amountMinor }: Money): boolean => amountMinor % 10 ** decimals === 0;
  const rounded = (): Intl.NumberFormat =>
    new Intl.NumberFormat(locale, {
      style: 'currency',
      currency,
      currencyDisplay: 'narrowSymbol',
      minimumFractionDigits: 0,
      maximumFractionDigits: 0,
    });
  return (low, high) => {
    const from = parseMoney(low, currency);
    const to = parseMoney(high, currency);
    // The last amount before a round one: the label has the round one.
    const below = to && { ...to, amountMinor: to.amountMinor + 1 };
    const isBelow = below !== undefined && below.amountMinor % (decimals === 0 ? 10 : 10 ** decimals) === 0;
    if (from !== undefined && to !== undefined) {
      if (isBelow && isWhole(from) && major(from) < major(below)) {
        return rounded().formatRange(major(from), major(below));
      }
      return text('productList.priceBetween', { from: write(from), to: write(to) });
    }
    if (from !== undefined) return text('productList.priceAtLeast', { price: write(from) });
    if (to === undefined) return undefined;
    return isBelow
      ? text('productList.priceUnder', { price: write(below) })
      : text('productList.priceAtMost', { price: write(to) });
  };
}
