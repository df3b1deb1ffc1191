/** Amounts by currency, such as `CNY:20,USD:3`; null when invalid. */
export function readAmounts(text: string): Record<string, string> | null {
  const amounts: Record<string, string> = {};
  for (const part of text.split(',')) {
    const [, currency, amount] = /^([A-Z]{3}):(\d{1,7}(?:\.\d{1,2})?)$/u.exec(part) ?? [];
    if (currency === undefined || amount === undefined) return null;
    amounts[currency] = amount;
  }
  return amounts;
}
