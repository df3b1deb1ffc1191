/** One amount per currency, in minor units (hundredths, also where the currency has no decimals). */
export type Amounts = Readonly<Record<string, number>>;

/** The price of sending a parcel to some countries. */
export interface FreightRule {
  /** ISO 3166 alpha-3; `*` is the default for countries without their own rule. */
  readonly country: string;
  /** Weight that the first fee covers. */
  readonly firstGrams: number;
  readonly firstFee: Amounts;
  /** Weight that every further fee covers. */
  readonly stepGrams: number;
  readonly stepFee: Amounts;
  /** Order value from which freight is free; null never. */
  readonly freeOver: Amounts | null;
  /** Usual delivery time in days. */
  readonly days: number;
}

/** The rule for a country, else the default rule. */
export function freightRuleFor(rules: readonly FreightRule[], country: string): FreightRule | undefined {
  return rules.find((rule) => rule.country === country) ?? rules.find((rule) => rule.country === '*');
}

/** Parcel and destination. */
export interface Parcel {
  readonly country: string;
  readonly currency: string;
  readonly grams: number;
  /** Price of the products before all discounts, in minor units. */
  readonly productsAmount: number;
}

/**
 * The freight for a parcel in minor units; null where the shop has none for this country in this currency: it
 * does not deliver there. A shop without any rules delivers free of charge.
 */
export function freightFee(rules: readonly FreightRule[], parcel: Parcel): number | null {
  if (rules.length === 0) return 0;
  const rule = freightRuleFor(rules, parcel.country);
  const firstFee = rule?.firstFee[parcel.currency];
  if (!rule || firstFee === undefined) return null;
  const freeOver = rule.freeOver?.[parcel.currency];
  if (freeOver !== undefined && parcel.productsAmount >= freeOver) return 0;
  const steps =
    rule.stepGrams > 0 ? Math.max(0, Math.ceil((parcel.grams - rule.firstGrams) / rule.stepGrams)) : 0;
  if (steps === 0) return firstFee;
  const stepFee = rule.stepFee[parcel.currency];
  return stepFee === undefined ? null : firstFee + steps * stepFee;
}

/** Currencies for which a rule is incomplete. */
export function missingCurrencies(
  { firstFee, stepFee, stepGrams }: Pick<FreightRule, 'firstFee' | 'stepFee' | 'stepGrams'>,
  currencies: readonly string[],
): string[] {
  return currencies.filter(
    (currency) => firstFee[currency] === undefined || (stepGrams > 0 && stepFee[currency] === undefined),
  );
}
