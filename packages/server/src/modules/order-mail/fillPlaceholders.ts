/** Placeholders of the shop's own texts. */
export const mailPlaceholders = ['orderSn', 'shop'] as const;

type Values = Readonly<Record<(typeof mailPlaceholders)[number], string>>;

const placeholder = /\{\{(\w+)\}\}/gu;

/** What looks like a placeholder and is none: an unknown name, or braces that do not match. */
export function unknownPlaceholders(text: string): readonly string[] {
  const names = Array.from(text.matchAll(placeholder), ([, name = '']) => name);
  const unknown = names.filter((name) => !mailPlaceholders.some((known) => known === name));
  return /\{\{|\}\}/u.test(text.replaceAll(placeholder, '')) ? [...unknown, '{{'] : unknown;
}

/** Fills in the values, once: braces in a value stay as they are. */
export function fillPlaceholders(text: string, values: Values): string {
  return text.replaceAll(placeholder, (whole, name: string) => {
    const known = mailPlaceholders.find((one) => one === name);
    return known === undefined ? whole : values[known];
  });
}
