import { createHash } from 'node:crypto';
import { AwsV4Signer } from 'aws4fetch';
import type { Clock } from '../../ports/clock.ts';
import type { FileStore } from '../../ports/uploads.ts';
import { systemClock } from '../systemClock.ts';

/** A bucket of an S3-compatible service. */
export interface S3Bucket {
  /** Origin of the service, such as `https://s3.eu-central-1.amazonaws.com`. */
  readonly endpoint: string;
  readonly bucket: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

const timeoutMs = 60_000;
const hashOfNothing = createHash('sha256').digest('hex');

/** Stores uploaded files in a bucket; the shop reads them from there for its visitors. */
export function createS3Files(
  { endpoint, bucket, ...keys }: S3Bucket,
  clock: Clock = systemClock,
): FileStore {
  async function send(
    method: 'GET' | 'PUT' | 'DELETE',
    name: string,
    given: Readonly<Record<string, string>> = {},
    content?: Blob,
  ): Promise<Response> {
    const hash = content === undefined ? hashOfNothing : await computeHash(content);
    const signer = new AwsV4Signer({
      method,
      url: `${endpoint}/${bucket}/uploads/${name}`,
      headers: { ...given, 'x-amz-content-sha256': hash },
      service: 's3',
      // A service refuses signatures whose time differs by a quarter of an hour.
      datetime: toCompactTime(clock.nowMs()),
      ...keys,
    });
    const { url, headers } = await signer.sign();
    return fetch(url, {
      method,
      headers,
      ...(content === undefined ? {} : { body: content }),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
  }

  async function failed(response: Response, name: string): Promise<Error> {
    await response.body?.cancel();
    return new Error(`Pawlet: the bucket ${bucket} responded with ${response.status} for ${name}.`);
  }

  return {
    async save(name, type, content) {
      const response = await send('PUT', name, { 'content-type': type }, content);
      if (!response.ok) throw await failed(response, name);
      await response.body?.cancel();
    },
    async open(name, range) {
      const headers = range ? { range: `bytes=${range.first}-${range.last}` } : undefined;
      const response = await send('GET', name, headers);
      if (response.status === 404) {
        await response.body?.cancel();
        return null;
      }
      if (!response.ok) throw await failed(response, name);
      return response.body;
    },
    async remove(name) {
      const response = await send('DELETE', name);
      if (!response.ok && response.status !== 404) throw await failed(response, name);
      await response.body?.cancel();
    },
  };
}

async function computeHash(content: Blob): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of content.stream()) hash.update(chunk);
  return hash.digest('hex');
}

/** Such as 20261128T110500Z. */
function toCompactTime(milliseconds: number): string {
  return new Date(milliseconds).toISOString().replaceAll(/[:-]|\.\d+/gu, '');
}
