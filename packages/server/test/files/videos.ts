/** A box of an mp4 with its contents. */
function box(type: string, ...contents: readonly Uint8Array[]): Uint8Array {
  const length = contents.reduce((total, { length: one }) => total + one, 8);
  const bytes = new Uint8Array(length);
  new DataView(bytes.buffer).setUint32(0, length);
  bytes.set(ascii(type), 4);
  let offset = 8;
  for (const content of contents) {
    bytes.set(content, offset);
    offset += content.length;
  }
  return bytes;
}

function ascii(text: string): Uint8Array {
  return Uint8Array.from(text, (sign) => sign.charCodeAt(0));
}

function words(...values: readonly number[]): Uint8Array {
  const bytes = new Uint8Array(values.length * 4);
  const view = new DataView(bytes.buffer);
  for (const [index, value] of values.entries()) view.setUint32(index * 4, value);
  return bytes;
}

function join(...parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(parts.reduce((total, { length }) => total + length, 0));
  let offset = 0;
  for (const part of parts) {
    bytes.set(part, offset);
    offset += part.length;
  }
  return bytes;
}

export interface Mp4Options {
  readonly brand?: string;
  /** Duration in the movie header, in seconds. */
  readonly movieSeconds?: number;
  /** Duration in the media header, in seconds. */
  readonly mediaSeconds?: number;
  /** Duration of the sample table, in seconds. */
  readonly sampleSeconds?: number;
  /** Duration of the samples in a following fragment, in seconds. */
  readonly fragmentSeconds?: number;
  readonly handler?: string;
}

/** The boxes of an mp4 without pictures: enough to compute its duration. */
export function mp4({
  brand = 'isom',
  movieSeconds = 5,
  mediaSeconds = 5,
  sampleSeconds = 5,
  fragmentSeconds = 0,
  handler = 'vide',
}: Mp4Options = {}): Uint8Array<ArrayBuffer> {
  const scale = 1000;
  const media = box(
    'mdia',
    box('mdhd', words(0, 0, 0, scale, mediaSeconds * scale, 0)),
    box('hdlr', words(0, 0), ascii(handler), words(0, 0, 0)),
    box('minf', box('stbl', box('stts', words(0, 1, sampleSeconds * 25, scale / 25)))),
  );
  const movie = box(
    'moov',
    box('mvhd', words(0, 0, 0, scale, movieSeconds * scale, 0)),
    box('trak', box('tkhd', words(0, 0, 0, 1, 0, movieSeconds * scale)), media),
    box('mvex', box('trex', words(0, 1, 1, scale / 25, 0, 0))),
  );
  const fragment = box(
    'moof',
    box('traf', box('tfhd', words(0, 1)), box('trun', words(0, fragmentSeconds * 25))),
  );
  const head = box('ftyp', ascii(brand), words(512), ascii('isommp41'));
  return join(head, movie, ...(fragmentSeconds > 0 ? [fragment] : []), box('mdat', words(0, 0)));
}

/** An element of a webm; browsers write a length of `unknown` for unfinished elements. */
function element(id: number, content: Uint8Array, length: 'known' | 'unknown' = 'known'): Uint8Array {
  const name = id
    .toString(16)
    .match(/../gu)
    ?.map((pair) => Number.parseInt(pair, 16));
  const size =
    length === 'unknown'
      ? Uint8Array.of(0x01, 255, 255, 255, 255, 255, 255, 255)
      : join(Uint8Array.of(0x08), words(content.length));
  return join(Uint8Array.from(name ?? []), size, content);
}

export interface WebmOptions {
  readonly docType?: string;
  /** Duration in its header, in milliseconds; absent as in browser recordings. */
  readonly durationMs?: number | undefined;
  /** Time of the last cluster, in milliseconds. */
  readonly lastClusterMs?: number;
  readonly trackType?: number;
}

/** The elements of a webm without pictures: enough to compute its duration. */
export function webm({
  docType = 'webm',
  durationMs,
  lastClusterMs = 4000,
  trackType = 1,
}: WebmOptions = {}): Uint8Array<ArrayBuffer> {
  const float = new Uint8Array(8);
  new DataView(float.buffer).setFloat64(0, durationMs ?? 0);
  const info = join(
    element(0x2a_d7_b1, words(1_000_000)),
    ...(durationMs === undefined ? [] : [element(0x44_89, float)]),
  );
  const tracks = element(0xae, element(0x83, Uint8Array.of(trackType)));
  const cluster = (ms: number) =>
    element(
      0x1f_43_b6_75,
      join(element(0xe7, words(ms)), element(0xa3, Uint8Array.of(0x81, 0x03, 0xe8, 0x80, 1, 2, 3))),
      'unknown',
    );
  return join(
    element(0x1a_45_df_a3, element(0x42_82, ascii(docType))),
    element(
      0x18_53_80_67,
      join(element(0x15_49_a9_66, info), element(0x16_54_ae_6b, tracks), cluster(0), cluster(lastClusterMs)),
      'unknown',
    ),
  );
}
