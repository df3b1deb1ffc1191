import { formatOf } from './formatOf.ts';

/** A place as an address outside mainland China says it. */
export interface WrittenPlace {
  /** ISO 3166 alpha-3. */
  readonly countryCode: string;
  readonly detail: string;
  readonly city: string;
  readonly province: string;
  readonly zipcode: string;
}

/** The lines of an address as its country writes them, without name and country; what is missing leaves no gap. */
export function addressLines(place: WrittenPlace): readonly string[] {
  const written = `${place.detail}${place.city}${place.province}`;
  const isLocal = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(written);
  const format = formatOf(place.countryCode, isLocal);
  const values: Readonly<Record<string, string>> = {
    '%A': place.detail,
    '%C': place.city,
    // A city that is its own state is named once.
    '%S': place.province === place.city ? '' : place.province,
    '%Z': place.zipcode,
  };
  const lines = format.split('\n').map((line) => writeLine(line, values));
  // A town that its country does not write is still what the shopper wrote.
  const town = format.includes('%C') ? '' : place.city;
  return [...lines, town].filter((line) => line !== '');
}

/** What stands before a value goes with it, unless it would part it from a value that is missing. */
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
