/** The value that a table of values by their countries has for a country; undefined where it names none. */
export function valueOf(table: Readonly<Record<string, string>>, country: string): string | undefined {
  return Object.entries(table).find(([, codes]) => codes.split(' ').includes(country))?.[0];
}
