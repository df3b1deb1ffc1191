import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FakeBucket, startFakeBucket } from '../../../test/store/fakeBucket.ts';
import { createS3Files } from './s3Files.ts';

const keys = { accessKeyId: 'AKIDEXAMPLE', secretAccessKey: 'wJalrXUtnFEMI/K7MDENG', region: 'eu-test-1' };
let bucket: FakeBucket;

beforeAll(async () => {
  bucket = await startFakeBucket(keys);
});
afterAll(() => bucket.close());

async function read(stream: ReadableStream<Uint8Array> | null): Promise<string | null> {
  return stream === null ? null : new Response(stream as ReadableStream<Uint8Array<ArrayBuffer>>).text();
}

describe('bucket', () => {
  const open = (more: Partial<typeof keys> = {}) =>
    createS3Files({ endpoint: bucket.endpoint, bucket: 'shop-files', ...keys, ...more });

  it('stores, reads, reads a range of and deletes a file with signed requests', async () => {
    const files = open();
    await files.save('0a.webp', 'image/webp', new Blob(['0123456789']));
    expect(bucket.files.get('/shop-files/uploads/0a.webp')?.type).toBe('image/webp');
    expect(await read(await files.open('0a.webp'))).toBe('0123456789');
    expect(await read(await files.open('0a.webp', { first: 2, last: 4 }))).toBe('234');
    await files.remove('0a.webp');
    await files.remove('0a.webp');
    expect(await files.open('0a.webp')).toBeNull();
    expect(bucket.refused).toEqual([]);
  });

  it('throws an error with the file name when the signature is refused', async () => {
    const files = open({ secretAccessKey: 'wrong' });
    await expect(files.save('0b.webp', 'image/webp', new Blob(['x']))).rejects.toThrow(/403 for 0b\.webp/u);
    await expect(files.open('0b.webp')).rejects.toThrow(/403/u);
    expect(bucket.refused).toEqual(['wrong signature', 'wrong signature']);
  });
});
