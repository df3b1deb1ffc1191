import { describe, expect, it } from 'vitest';
import { mp4, webm } from '../../../test/files/videos.ts';
import { applyPatches } from './patches.ts';
import { readVideoLength } from './videoLength.ts';
import { withoutMetadata } from './videoMetadata.ts';

const secret = 'SECRET+47.3769+008.5417/';
const ascii = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0));

function join(...parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let offset = 0;
  for (const part of parts) {
    bytes.set(part, offset);
    offset += part.length;
  }
  return bytes;
}

function words(...values: readonly number[]): Uint8Array {
  const view = new DataView(new ArrayBuffer(values.length * 4));
  for (const [index, value] of values.entries()) view.setUint32(index * 4, value);
  return new Uint8Array(view.buffer);
}

function box(type: string, ...contents: readonly Uint8Array[]): Uint8Array {
  const content = join(...contents);
  return join(words(content.length + 8), ascii(type), content);
}

const sizeAt = (bytes: Uint8Array, at: number) => new DataView(bytes.buffer, bytes.byteOffset).getUint32(at);

/** An mp4 with additional boxes at the end of its movie box. */
function withBoxes(base: Uint8Array, ...more: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const movie = sizeAt(base, 0);
  const end = movie + sizeAt(base, movie);
  const bytes = join(base.slice(0, end), ...more, base.slice(end));
  new DataView(bytes.buffer).setUint32(movie, end - movie + join(...more).length);
  return bytes;
}

const clean = async (bytes: Uint8Array<ArrayBuffer>, format: 'mp4' | 'mov' | 'webm') => {
  const blob = await withoutMetadata(new Blob([bytes]), format);
  return blob === null ? null : new Uint8Array(await blob.arrayBuffer());
};
const toText = (bytes: Uint8Array | null) => new TextDecoder('latin1').decode(bytes ?? new Uint8Array());

/** A track of timed locations: its samples are at the end of the file. */
function placeTrack(offset: number, handler = 'meta'): Uint8Array {
  return box(
    'trak',
    box('tkhd', words(0, 7, 7, 2, 0, 0)),
    box(
      'mdia',
      box('mdhd', words(0, 7, 7, 1000, 0, 0)),
      box('hdlr', words(0, 0), ascii(handler), words(0, 0, 0), ascii(secret)),
      box(
        'minf',
        box(
          'stbl',
          box('stts', words(0, 1, 2, 1)),
          box('stsc', words(0, 1, 1, 2, 1)),
          box('stsz', words(0, 0, 2, 4, secret.length - 4)),
          box('stco', words(0, 1, offset)),
        ),
      ),
    ),
  );
}

describe('video without its metadata', () => {
  it.each([
    ['udta in the movie', withBoxes(mp4(), box('udta', box('\u00a9xyz', ascii(secret))))],
    ['meta in the movie', withBoxes(mp4(), box('meta', ascii(secret)))],
    ['a box that nobody knows', withBoxes(mp4(), box('LOCA', ascii(secret)))],
    ['uuid behind the movie', join(mp4(), box('uuid', ascii(secret)))],
    ['free space behind the movie', join(mp4(), box('free', ascii(secret)))],
    ['a large box of metadata', join(mp4(), box('meta', new Uint8Array(200_000), ascii(secret)))],
    ['a name of what wrote the track', withBoxes(mp4(), placeTrack(0, 'soun'))],
  ])('(mp4, %s) keeps its length and plays the same', async (_, bytes) => {
    expect(toText(bytes)).toContain('SECRET');
    const result = await clean(bytes, 'mp4');
    expect(result).toHaveLength(bytes.length);
    expect(toText(result)).not.toMatch(/SECRET|47\.37/u);
    expect(await readVideoLength(new Blob([result ?? '']), 'mp4')).toBe(
      await readVideoLength(new Blob([bytes]), 'mp4'),
    );
    // A second run changes nothing.
    expect(await clean(result ?? new Uint8Array(), 'mp4')).toEqual(result);
  });

  it('loses the samples of tracks other than picture and sound, and no others', async () => {
    const length = withBoxes(mp4(), placeTrack(0)).length;
    const bytes = join(
      withBoxes(mp4(), placeTrack(length + 8)),
      box('mdat', ascii(secret), ascii('PICTURE')),
    );
    const result = await clean(bytes, 'mp4');
    expect(toText(result)).not.toMatch(/SECRET|47\.37|trak.*trak/su);
    expect(toText(result)).toContain('PICTURE');
    expect(await readVideoLength(new Blob([result ?? '']), 'mp4')).toBe(5000);
  });

  it('loses its recording time', async () => {
    const bytes = withBoxes(mp4());
    const at = toText(bytes).indexOf('mvhd') + 8;
    bytes.set(words(3_900_000_000, 3_900_000_001), at);
    const result = (await clean(bytes, 'mp4')) ?? new Uint8Array(bytes.length);
    expect([sizeAt(result, at), sizeAt(result, at + 4), sizeAt(result, at + 8)]).toEqual([0, 0, 1000]);
  });

  it.each([
    ['tags', 0x12_54_c3_67, secret],
    ['an attachment', 0x19_41_a4_69, secret],
    ['a short title', 0x7b_a9, 'SECRET'],
    ['a date', 0x44_61, 'SECRET12'],
    ['a program', 0x57_41, secret],
    ['free space', 0xec, secret],
  ])('(webm, %s) keeps its length and plays the same', async (_, id, text) => {
    const hex = id.toString(16);
    const name = (hex.length % 2 === 0 ? hex : `0${hex}`).match(/../gu) ?? [];
    const element = join(
      Uint8Array.from(name, (pair) => Number.parseInt(pair, 16)),
      Uint8Array.of(0x80 + text.length),
      ascii(text),
    );
    const bytes = join(webm(), element);
    const result = await clean(bytes, 'webm');
    expect(result).toHaveLength(bytes.length);
    expect(toText(result)).not.toContain('SECRET');
    const length = await readVideoLength(new Blob([bytes]), 'webm');
    expect(length).toBeGreaterThan(4000);
    expect(await readVideoLength(new Blob([result ?? '']), 'webm')).toBe(length);
  });

  it.each([
    ['a box longer than its movie', withBoxes(mp4(), join(words(500), ascii('udta')))],
    ['rubbish at the end of its movie', withBoxes(mp4(), ascii('abc'))],
    ['a place track without tables', withBoxes(mp4(), box('trak', box('mdia')))],
    ['fragments and a place track', withBoxes(mp4({ fragmentSeconds: 2 }), placeTrack(0))],
    ['bytes behind its last box', join(mp4(), ascii('SEFT'))],
  ])('is refused with %s', async (_, bytes) => {
    expect(await clean(bytes, 'mp4')).toBeNull();
  });
});

describe('patches', () => {
  it('that overlap or exceed the file do not change its length', async () => {
    const patched = applyPatches(new Blob(['0123456789']), [
      { offset: 2, length: 3, bytes: ascii('ab') },
      { offset: 4, length: 2, bytes: ascii('cd') },
      { offset: 9, length: 50 },
      { offset: 400, length: 1 },
    ]);
    expect(await patched.text()).toBe('01ab\u0000d678\u0000');
  });
});
