import { formats, latinFormats } from './formats.ts';
import { valueOf } from './toValue.ts';

/** The address format of a country (ISO 3166 alpha-3): %A street, %C town, %S state, %Z post code. */
export function getFormat(country: string, isLocal: boolean): string {
  const latin = isLocal ? undefined : valueOf(latinFormats, country);
  return latin ?? valueOf(formats, country) ?? '%A\n%C';
}
