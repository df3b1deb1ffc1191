import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mp4, type Mp4Options, webm, type WebmOptions } from '../../../test/files/videos.ts';
import { getFormat } from './magicBytes.ts';
import { readVideoLength } from './videoLength.ts';

const computeLength = (bytes: Uint8Array<ArrayBuffer>, format: 'mp4' | 'webm') =>
  readVideoLength(new Blob([bytes]), format);

describe('an mp4 has the maximum duration in its boxes', () => {
  it.each<[Mp4Options, number | null]>([
    [{}, 5000],
    [{ movieSeconds: 59 }, 59_000],
    [{ movieSeconds: 1, mediaSeconds: 300 }, 300_000],
    [{ movieSeconds: 1, mediaSeconds: 1, sampleSeconds: 600 }, 600_000],
    [{ movieSeconds: 0, mediaSeconds: 0, sampleSeconds: 0, fragmentSeconds: 90 }, 90_000],
    [{ movieSeconds: 0, mediaSeconds: 0, sampleSeconds: 0 }, null],
    [{ handler: 'soun' }, null],
  ])('%o: %s ms', async (options, expected) => {
    expect(await computeLength(mp4(options), 'mp4')).toBe(expected);
  });
});

describe('a webm has the duration of its header or of its blocks', () => {
  it.each<[WebmOptions, number | null]>([
    [{}, 5000],
    [{ durationMs: 30_000 }, 30_000],
    [{ durationMs: 1000, lastClusterMs: 120_000 }, 121_000],
    [{ trackType: 2 }, null],
    [{ docType: 'matroska' }, null],
  ])('%o: %s ms', async (options, expected) => {
    expect(await computeLength(webm(options), 'webm')).toBe(expected);
  });
});

it('returns a duration or null for any bytes', async () => {
  const start = fc.constantFrom(mp4(), webm(), mp4({ fragmentSeconds: 3 }));
  const change = fc.record({ at: fc.nat(), to: fc.integer({ min: 0, max: 255 }) });
  await fc.assert(
    fc.asyncProperty(start, fc.array(change, { maxLength: 12 }), fc.nat(), async (bytes, changes, cut) => {
      const broken = bytes.slice();
      for (const { at, to } of changes) broken[at % broken.length] = to;
      const short = broken.slice(0, Math.max(1, cut % (broken.length + 1)));
      for (const format of ['mp4', 'webm'] as const) {
        const length = await computeLength(short, format);
        expect(length === null || (Number.isInteger(length) && length > 0)).toBe(true);
      }
    }),
    { numRuns: 300 },
  );
});

it.each([
  ['<svg xmlns="http://www.w3.org/2000/svg"/>', null],
  ['<html><script>1</script>', null],
  ['<htmftypisom<script>', null],
  ['%PDF-1.7', null],
  ['MZ\u0090\u0000', null],
  ['PK\u0003\u0004', null],
  ['GIF89a', 'gif'],
  ['RIFF\u0000\u0000\u0000\u0000WEBPVP8 ', 'webp'],
  ['RIFF\u0000\u0000\u0000\u0000AVI ', null],
  ['', null],
])('detects %j by its first bytes', (text, expected) => {
  expect(getFormat(Uint8Array.from(text, (sign) => sign.charCodeAt(0)))).toBe(expected);
});
