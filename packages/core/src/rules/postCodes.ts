/**
 * Post code formats by country (ISO 3166 alpha-3): 9 is a digit, A a letter, X either; the first format is the usual
 * one. Separators are inserted for the shopper. Countries that are not listed accept any text.
 */
const forms: Readonly<Record<string, readonly string[]>> = {
  AND: ['AA999'],
  AUS: ['9999'],
  AUT: ['9999'],
  BEL: ['9999'],
  BGR: ['9999'],
  BLR: ['999999'],
  BRA: ['99999-999'],
  CAN: ['A9A 9A9'],
  CHE: ['9999'],
  CHL: ['9999999'],
  CYP: ['9999'],
  CZE: ['999 99'],
  DEU: ['99999'],
  DNK: ['9999'],
  EGY: ['99999'],
  ESP: ['99999'],
  EST: ['99999'],
  FIN: ['99999'],
  FRA: ['99999'],
  GBR: ['AA9 9AA', 'A9 9AA', 'A99 9AA', 'AA99 9AA', 'A9A 9AA', 'AA9A 9AA'],
  GRC: ['999 99'],
  HRV: ['99999'],
  HUN: ['9999'],
  IDN: ['99999'],
  IND: ['999999'],
  IRL: ['A9X XXXX'],
  ISL: ['999'],
  ISR: ['9999999', '99999', '999999'],
  ITA: ['99999'],
  JPN: ['999-9999'],
  KAZ: ['999999'],
  KOR: ['99999'],
  LIE: ['9999'],
  LTU: ['99999'],
  LUX: ['9999'],
  LVA: ['9999'],
  MAR: ['99999'],
  MCO: ['99999'],
  MEX: ['99999'],
  MYS: ['99999'],
  NLD: ['9999 AA'],
  NOR: ['9999'],
  NZL: ['9999'],
  PHL: ['9999'],
  POL: ['99-999'],
  PRT: ['9999-999', '9999'],
  ROU: ['999999'],
  RUS: ['999999'],
  SAU: ['99999'],
  SGP: ['999999'],
  SVK: ['999 99'],
  SVN: ['9999'],
  SWE: ['999 99'],
  THA: ['99999'],
  TUN: ['9999'],
  TUR: ['99999'],
  TWN: ['999999', '999', '99999'],
  UKR: ['99999'],
  USA: ['99999', '99999-9999'],
  ZAF: ['9999'],
};

/** True for a post code of a country; any non-blank text if its format is unknown. */
export function isPostCode(country: string, text: string): boolean {
  return getForms(country) === undefined ? text.trim() !== '' : findForm(country, text) !== undefined;
}

/** Formats a post code for its country: `sw1a1aa` is `SW1A 1AA` in Great Britain. An invalid one is unchanged. */
export function writePostCode(country: string, text: string): string {
  const found = findForm(country, text);
  if (found === undefined) return text.trim();
  const characters = Array.from(found.bare);
  return Array.from(found.form)
    .map((sign) => (isSeparator(sign) ? sign : characters.shift()))
    .join('');
}

/** A sample post code of a country; undefined if unknown. */
export function postCodeSample(country: string): string | undefined {
  let digit = 0;
  return getForms(country)?.[0]
    ?.replaceAll('A', 'B')
    .replaceAll(/[9X]/gu, () => String((digit += 1)));
}

function getForms(country: string): readonly string[] | undefined {
  return Object.hasOwn(forms, country) ? forms[country] : undefined;
}

function findForm(
  country: string,
  text: string,
): { readonly form: string; readonly bare: string } | undefined {
  const typed = text
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[\s\p{Dash}]/gu, '');
  for (const form of getForms(country) ?? []) {
    // Letters before a numeric code are the country's sign: `SE-111 22`.
    const bare = form.startsWith('9') ? typed.replace(/^[A-Z]{1,2}/u, '') : typed;
    if (toPattern(form).test(bare)) return { form, bare };
  }
  return undefined;
}

function toPattern(form: string): RegExp {
  const signs = { '9': String.raw`\d`, A: '[A-Z]', X: String.raw`[A-Z\d]` };
  const bare = form.replaceAll(/[\s-]/gu, '');
  return new RegExp(`^${bare.replaceAll(/[9AX]/gu, (sign) => signs[sign as keyof typeof signs])}$`, 'u');
}

function isSeparator(sign: string): boolean {
  return sign === ' ' || sign === '-';
}
