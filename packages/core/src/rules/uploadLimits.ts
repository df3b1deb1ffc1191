const units: Readonly<Record<string, number>> = { '': 1, b: 1, k: 1024, m: 1024 ** 2, g: 1024 ** 3 };

/** Parses a size from the shop's config, such as `100mb`, to bytes; undefined if invalid. */
export function toUploadBytes(size: string): number | undefined {
  const [, amount = '', unit = ''] = /^\s*(\d+(?:\.\d+)?)\s*(?:([bkmg])b?)?\s*$/iu.exec(size) ?? [];
  const factor = units[unit.toLowerCase()];
  return amount === '' || factor === undefined ? undefined : Math.floor(Number(amount) * factor);
}

/** Extensions of a media type whose subtype is not its extension. */
const extensions: Readonly<Record<string, readonly string[]>> = {
  'image/jpeg': ['jpg', 'jpeg'],
  'image/svg+xml': ['svg'],
  'video/quicktime': ['mov'],
  'video/x-m4v': ['m4v', 'mp4'],
};

/**
 * Whether the shop accepts a file of this media type. The config lists extensions and media types, separated by commas
 * (`jpg,png,video/*`); an empty list, or `*`, accepts everything.
 */
export function isUploadType(type: string, list: string): boolean {
  const taken = list
    .toLowerCase()
    .split(',')
    .map((entry) => entry.trim());
  const named = taken.filter((entry) => entry !== '');
  if (named.length === 0 || named.includes('*') || named.includes('*/*')) return true;
  const [group = '', name = ''] = type.toLowerCase().split('/');
  const own = extensions[`${group}/${name}`] ?? [name];
  return [`${group}/${name}`, `${group}/*`, ...own].some((entry) => named.includes(entry));
}
