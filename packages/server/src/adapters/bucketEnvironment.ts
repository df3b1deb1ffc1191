import { toOrigin } from './environmentValues.ts';
import { StartError } from './startError.ts';
import type { S3Bucket } from './uploads/s3Files.ts';

/** Bucket for uploaded files; undefined: the data folder. */
export function readBucket(read: (name: string) => string): S3Bucket | undefined {
  const endpoint = read('PAWLET_S3_ENDPOINT');
  if (endpoint === '') return undefined;
  const values = {
    endpoint: toOrigin('PAWLET_S3_ENDPOINT', endpoint),
    bucket: read('PAWLET_S3_BUCKET'),
    region: read('PAWLET_S3_REGION') || 'us-east-1',
    accessKeyId: read('PAWLET_S3_ACCESS_KEY'),
    secretAccessKey: read('PAWLET_S3_SECRET_KEY'),
  };
  if (!/^[\da-z][\da-z.-]{1,61}[\da-z]$/u.test(values.bucket)) {
    throw new StartError(
      `PAWLET_S3_BUCKET: "${values.bucket}" is not a valid bucket name. Write it like my-shop-uploads.`,
    );
  }
  if (values.accessKeyId === '' || values.secretAccessKey === '') {
    throw new StartError(
      'PAWLET_S3_ENDPOINT needs PAWLET_S3_ACCESS_KEY and PAWLET_S3_SECRET_KEY. Set both, or unset it to keep files in the data folder.',
    );
  }
  return values;
}
