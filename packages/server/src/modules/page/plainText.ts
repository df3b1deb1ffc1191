const inlineTags = /<\/?(?:a|b|bdi|code|em|i|small|span|strong|sub|sup|u)\b[^>]*>/giu;
const anyTag = /<[^>]*>/gu;
const entities: Readonly<Record<string, string>> = {
  amp: '&',
  apos: "'",
  gt: '>',
  lt: '<',
  nbsp: ' ',
  quot: '"',
};

/** The text without its markup; blocks are separated. */
export function plainText(html: string): string {
  return html
    .replaceAll(inlineTags, '')
    .replaceAll(anyTag, ' ')
    .replaceAll(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]+));/giu, readEntity)
    .replaceAll(/\s+/gu, ' ')
    .trim();
}

function readEntity(whole: string, decimal?: string, hexadecimal?: string, name?: string): string {
  if (name !== undefined) return entities[name.toLowerCase()] ?? whole;
  const code = decimal === undefined ? Number.parseInt(hexadecimal ?? '', 16) : Number(decimal);
  return code <= 0x10_ff_ff ? String.fromCodePoint(code) : whole;
}
