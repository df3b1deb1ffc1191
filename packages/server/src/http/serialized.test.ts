import { gunzipSync } from 'node:zlib';
import { describe, expect, it, vi } from 'vitest';
import { gzipCompressor } from '../adapters/gzipCompressor.ts';
import { estimateBytes } from './estimateBytes.ts';
import { Serialized } from './serialized.ts';

const data = { list: Array.from({ length: 100 }, (_, id) => ({ id, title: '智能饮水机', price: '299.00' })) };

describe('Serialized', () => {
  it('is sent with any head, and compressed once', async () => {
    const compress = vi.spyOn(gzipCompressor, 'compress');
    const serialized = Serialized.from(data);
    for (const time of [1, 2]) {
      const head = `{"time":${time},"data":`;
      const expected = `${head}${JSON.stringify(data)}}`;
      expect(Buffer.from(serialized.within(head, '}')).toString()).toBe(expected);
      const packed = await serialized.compressedWithin(gzipCompressor, head, '}');
      expect(gunzipSync(packed).toString()).toBe(expected);
    }
    expect(compress).toHaveBeenCalledOnce();
    compress.mockRestore();
  });

  it('is read as objects of the reader', () => {
    const serialized = Serialized.from(data);
    expect(serialized.read()).toEqual(data);
    expect(serialized.read()).not.toBe(serialized.read());
    expect(Serialized.from(undefined).read()).toBeNull();
  });

  it('takes less memory than its objects', () => {
    expect(estimateBytes(Serialized.from(data))).toBeLessThan(estimateBytes(data));
  });
});
