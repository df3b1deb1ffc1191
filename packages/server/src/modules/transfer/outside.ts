/** A picture in a shop's files. */
const pictureFile = /^pictures\/(?!.*\.\.)[\w./-]+\.(?:webp|jpe?g|png|gif|avif)$/iu;
/** A video in a shop's files. */
const videoFile = /^videos\/(?!.*\.\.)[\w./-]+\.(?:mp4|mov|webm)$/iu;
const fileInHtml = /(\ssrc=")((?:pictures|videos)\/[^"?\s]+)/gu;
const urlInHtml =
  /(\ssrc=")(\/media\/[\w/-]+\.webp|\/media\/shop\/\w+\.(?:mp4|mov|webm)|\/uploads\/[\w.]+)/gu;
/** Fields with keys of pictures, or the address of a video. */
const fileFields: ReadonlySet<string> = new Set(['image', 'images', 'video']);

const momentFields: ReadonlySet<string> = new Set([
  'createtime',
  'createdAt',
  'begintime',
  'endtime',
  'validFrom',
  'validTo',
]);
const fromNow = /^now(?:([+-])(\d{1,6})(d|h|m|s))?$/u;
const seconds = new Map([
  ['d', 86_400],
  ['h', 3600],
  ['m', 60],
  ['s', 1],
]);

/** Relative URL of a picture key, as used in HTML. */
function urlOfKey(key: string): string {
  return key.startsWith('/') || key.startsWith('https://') ? key : `/media/${key}.webp`;
}

function keyOfUrl(url: string): string {
  const isPicture = url.startsWith('/media/') && url.endsWith('.webp');
  return isPicture ? url.slice('/media/'.length, -'.webp'.length) : url;
}

/** Maps every text of an entry, with the name of its field. */
function mapTexts(value: unknown, change: (text: string, field: string) => unknown, field = ''): unknown {
  if (typeof value === 'string') return change(value, field);
  if (Array.isArray(value)) return value.map((item: unknown) => mapTexts(item, change, field));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]: [string, unknown]) => [name, mapTexts(inner, change, name)]),
  );
}

/** Whether a file name is that of a video. */
export function isVideoName(name: string): boolean {
  return videoFile.test(name);
}

const isFile = (text: string) => pictureFile.test(text) || videoFile.test(text);

/** The picture and video files that an entry refers to. */
export function listFiles(entry: unknown): ReadonlySet<string> {
  const found = new Set<string>();
  mapTexts(entry, (text) => {
    if (isFile(text)) found.add(text);
    for (const [, , file = ''] of text.matchAll(fileInHtml)) found.add(file);
    return text;
  });
  return found;
}

/** Converts a file's entry to the shop's form: pictures and videos by key, times in epoch seconds. */
export function fromOutside(entry: unknown, keys: ReadonlyMap<string, string>, now: number): unknown {
  return mapTexts(entry, (text, field) => {
    if (momentFields.has(field)) return momentFromNow(text, now) ?? text;
    if (isFile(text)) return keys.get(text) ?? text;
    return text.replaceAll(fileInHtml, (all, start: string, file: string) => {
      const key = keys.get(file);
      return key === undefined ? all : `${start}${urlOfKey(key)}`;
    });
  });
}

function momentFromNow(text: string, now: number): number | undefined {
  const match = fromNow.exec(text);
  if (match === null) return undefined;
  const [, sign = '+', amount = '0', unit = 's'] = match;
  const distance = Number(amount) * (seconds.get(unit) ?? 0);
  return sign === '-' ? now - distance : now + distance;
}

/** The keys of pictures, and addresses of videos, that an entry of the shop refers to. */
export function getKeys(entry: unknown): ReadonlySet<string> {
  const found = new Set<string>();
  mapTexts(entry, (text, field) => {
    if (fileFields.has(field)) found.add(text);
    else for (const [, , url = ''] of text.matchAll(urlInHtml)) found.add(keyOfUrl(url));
    return text;
  });
  found.delete('');
  return found;
}

/** The inverse of `fromOutside`; times as ISO 8601, or relative to `relativeTo`. */
export function toOutside(
  entry: unknown,
  files: ReadonlyMap<string, string>,
  relativeTo: number | undefined,
): unknown {
  const texts = mapTexts(entry, (text, field) =>
    fileFields.has(field)
      ? (files.get(text) ?? text)
      : text.replaceAll(
          urlInHtml,
          (_, start: string, url: string) => `${start}${files.get(keyOfUrl(url)) ?? url}`,
        ),
  );
  return mapMoments(texts, relativeTo);
}

function mapMoments(value: unknown, relativeTo: number | undefined, field = ''): unknown {
  if (typeof value === 'number' && momentFields.has(field)) return momentText(value, relativeTo);
  if (Array.isArray(value)) return value.map((item: unknown) => mapMoments(item, relativeTo, field));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]: [string, unknown]) => [
      name,
      mapMoments(inner, relativeTo, name),
    ]),
  );
}

function momentText(moment: number, relativeTo: number | undefined): string {
  if (relativeTo === undefined) return new Date(moment * 1000).toISOString().replace('.000Z', 'Z');
  const distance = moment - relativeTo;
  if (distance === 0) return 'now';
  const [unit = 's', size = 1] = [...seconds].find(([, length]) => distance % length === 0) ?? [];
  return `now${distance < 0 ? '-' : '+'}${Math.abs(distance) / size}${unit}`;
}
