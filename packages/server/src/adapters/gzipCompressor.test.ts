import { gunzipSync } from 'node:zlib';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gzipCompressor } from './gzipCompressor.ts';

describe('gzipCompressor', () => {
  it('compresses one text between any heads and tails', async () => {
    const text = JSON.stringify({ list: Array.from({ length: 500 }, (_, index) => `饮水机 ${index}`) });
    const packed = await gzipCompressor.compress(Buffer.from(text));
    for (const head of ['', '{"time":1,"data":', '{"time":2,"data":']) {
      const reply = packed.within(head, '}');
      expect(gunzipSync(reply).toString()).toBe(`${head}${text}}`);
      expect(reply.length).toBeLessThan(text.length / 3);
    }
  });

  it('round-trips every text', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.string({ unit: 'grapheme', maxLength: 3000 }),
        fc.string({ maxLength: 50 }),
        fc.string({ maxLength: 50 }),
        async (text, head, tail) => {
          const reply = (await gzipCompressor.compress(Buffer.from(text))).within(head, tail);
          const read = new Response(new Blob([reply]).stream().pipeThrough(new DecompressionStream('gzip')));
          expect(await read.text()).toBe(
            new TextDecoder().decode(new TextEncoder().encode(head + text + tail)),
          );
        },
      ),
      { numRuns: 200 },
    );
  });
});
