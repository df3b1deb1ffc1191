/** Address of a list with filters. */
export function listAddress(area: string, filter: Readonly<Record<string, string>> = {}): string {
  const isFiltered = Object.keys(filter).length > 0;
  return isFiltered ? `/${area}?filter=${encodeURIComponent(JSON.stringify(filter))}` : `/${area}`;
}
