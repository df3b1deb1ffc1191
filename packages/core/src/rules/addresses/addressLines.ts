import { getFormat } from './getFormat.ts';

/** The parts of an overseas address. */
export interface WrittenPlace {
  /** ISO 3166 alpha-3. */
  readonly countryCode: string;
  readonly detail: string;
  readonly city: string;
  readonly province: string;
  readonly zipcode: string;
}

/** The lines of an address in its country's format, without name and country; missing parts leave no gap. */
export function addressLines(place: WrittenPlace): readonly string[] {
  const written = `${place.detail}${place.city}${place.province}`;
  const isLocal = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(written);
  const format = getFormat(place.countryCode, isLocal);
  const values: Readonly<Record<string, string>> = {
    '%A': place.detail,
    '%C': place.city,
    // A city that is its own state is written once.
    '%S': place.province === place.city ? '' : place.province,
    '%Z': place.zipcode,
  };
  const lines = format.split('\n').map((line) => writeLine(line, values));
  // A town that the country's format omits is still part of what the shopper entered.
  const town = format.includes('%C') ? '' : place.city;
  return [...lines, town].filter((line) => line !== '');
}

/** A prefix belongs to its value, unless it separates it from a missing value. */
function writeLine(line: string, values: Readonly<Record<string, string>>): string {
  let written = '';
  let before = '';
  let isBegun = false;
  for (const piece of line.split(/(%[ACSZ])/u)) {
    const value = values[piece];
    if (value === undefined) before = isBegun && written === '' ? '' : piece;
    else {
      isBegun = true;
      if (value !== '') written += before + value;
      before = '';
    }
  }
  return written;
}
