import { isOrderMail, type MailEvent } from './events.ts';

/** A placeholder of the shop's own texts. */
export type MailPlaceholder = 'orderSn' | 'invoiceSn' | 'creditNoteSn' | 'withdrawalSn' | 'amount' | 'shop';

/** Placeholders of the shop's own texts for an e-mail. */
export function getPlaceholders(event: MailEvent): readonly MailPlaceholder[] {
  if (isOrderMail(event)) return ['orderSn', 'shop'];
  if (event === 'invoice') return ['invoiceSn', 'amount', 'shop'];
  if (event === 'creditNote') return ['creditNoteSn', 'invoiceSn', 'amount', 'shop'];
  return ['withdrawalSn', 'shop'];
}

const placeholder = /\{\{(\w+)\}\}/gu;

/** What looks like a placeholder and is none: an unknown name, or braces that do not match. */
export function unknownPlaceholders(text: string, known: readonly string[]): readonly string[] {
  const names = Array.from(text.matchAll(placeholder), ([, name = '']) => name);
  const unknown = names.filter((name) => !known.includes(name));
  return /\{\{|\}\}/u.test(text.replaceAll(placeholder, '')) ? [...unknown, '{{'] : unknown;
}

/** Fills in the values, once: braces in a value stay as they are. */
export function fillPlaceholders(
  text: string,
  values: Readonly<Partial<Record<MailPlaceholder, string>>>,
): string {
  const byName = new Map<string, string>(Object.entries(values));
  return text.replaceAll(placeholder, (whole, name: string) => byName.get(name) ?? whole);
}
