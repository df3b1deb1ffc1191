/** Accepted upload formats. */
export const uploadFormats = ['jpeg', 'png', 'webp', 'gif', 'avif', 'mp4', 'mov', 'webm'] as const;

/** An accepted upload format. */
export type UploadFormat = (typeof uploadFormats)[number];

/** Number of bytes needed to detect a format. */
export const headLength = 64;

const brandsOfAvif: ReadonlySet<string> = new Set(['avif', 'avis']);
const brandsOfMp4: ReadonlySet<string> = new Set([
  'isom',
  'iso2',
  'iso3',
  'iso4',
  'iso5',
  'iso6',
  'iso7',
  'iso8',
  'iso9',
  'mp41',
  'mp42',
  'mp71',
  'avc1',
  'dash',
  'M4V ',
  'M4VP',
  'f4v ',
  'mmp4',
  'MSNV',
  '3gp4',
  '3gp5',
  '3gp6',
]);

/** Detects a file's format by its first bytes, whatever its name and type; null for any other. */
export function getFormat(head: Uint8Array): UploadFormat | null {
  const text = String.fromCharCode(...head);
  if (text.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (text.startsWith('GIF87a') || text.startsWith('GIF89a')) return 'gif';
  if (text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP') return 'webp';
  if (text.startsWith('\x1a\x45\xdf\xa3')) return 'webm';
  return text.slice(4, 8) === 'ftyp' ? formatOfBrand(head, text) : null;
}

function formatOfBrand(head: Uint8Array, text: string): UploadFormat | null {
  const size = new DataView(head.buffer, head.byteOffset, head.byteLength).getUint32(0);
  // Interpreted as a box size, text would be implausibly large.
  if (size < 16 || size > 1024) return null;
  const brand = text.slice(8, 12);
  if (brand === 'qt  ') return 'mov';
  if (brandsOfMp4.has(brand)) return 'mp4';
  const others = text.slice(16, Math.min(size, head.length)).match(/[\s\S]{4}/gu) ?? [];
  if (brandsOfAvif.has(brand) || (brand === 'mif1' && others.some((other) => brandsOfAvif.has(other))))
    return 'avif';
  return null;
}

/** Whether a format is a video. */
export function isVideo(format: UploadFormat): format is 'mp4' | 'mov' | 'webm' {
  return format === 'mp4' || format === 'mov' || format === 'webm';
}
