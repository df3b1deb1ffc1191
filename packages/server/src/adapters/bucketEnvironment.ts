import * as v from 'valibot';
import { optional, origin, settings, text, variable, whenSet } from './environmentValues.ts';

const missing = () =>
  'missing, although PAWLET_S3_ENDPOINT is set. Set it, or unset that to keep files in the data folder.';

/** Bucket for uploaded files; undefined: the data folder. */
export const bucket = whenSet(
  ['PAWLET_S3_ENDPOINT'],
  settings({
    endpoint: variable('PAWLET_S3_ENDPOINT', origin),
    bucket: variable(
      'PAWLET_S3_BUCKET',
      text(/^[\da-z][\da-z.-]{1,61}[\da-z]$/u, 'is not a valid bucket name. Write it like my-shop-uploads.'),
      missing,
    ),
    region: optional('PAWLET_S3_REGION', v.string(), 'us-east-1'),
    accessKeyId: variable('PAWLET_S3_ACCESS_KEY', v.string(), missing),
    secretAccessKey: variable('PAWLET_S3_SECRET_KEY', v.string(), missing),
  }),
);
