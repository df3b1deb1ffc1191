/** The table's value for a country; undefined if it has none. */
export function valueOf(table: Readonly<Record<string, string>>, country: string): string | undefined {
  return Object.entries(table).find(([, codes]) => codes.split(' ').includes(country))?.[0];
}
