import { limits } from '../rules/limits.ts';
import * as v from 'valibot';
import type { Field } from './fields.ts';
import { text } from './outputs.ts';
import type { FieldProblem } from './reasons.ts';

/** Default upload target: multipart, with `file` and every key of `upload.multipart`. */
export const uploadPath = '/api/common/upload';

/** Maximum picture size in bytes. */
export const maxImageBytes = 10 * 1024 * 1024;

/** Maximum video size in bytes. */
export const maxVideoBytes = 100 * 1024 * 1024;

/** Maximum video duration in seconds. */
export const maxVideoSeconds = limits.reviewVideoSeconds;

/** The `data` of an upload. */
export const uploadReply = v.object({
  /** Relative URL, for later calls. */
  url: v.string(),
  /** Absolute URL. */
  fullurl: text,
});

const longestUrl = 200;
const relativeUrl = /^\/[\w./-]+$/;
const length: FieldProblem = 'length';
const format: FieldProblem = 'format';

/** Relative URL of one uploaded file. */
/* @__NO_SIDE_EFFECTS__ */
export function uploadedFile(): Field<string, string> {
  return v.pipe(
    v.string('type'),
    v.trim(),
    v.check((given) => given.length <= longestUrl, length),
    v.check((given) => given.length > longestUrl || relativeUrl.test(given), format),
  );
}

/** Relative URLs of uploaded files: comma-separated string or a list. Parsed to a list without duplicates. */
/* @__NO_SIDE_EFFECTS__ */
export function uploadedFiles(maximum: number): Field<string | readonly string[], string[]> {
  return v.pipe(
    v.union([v.string(), v.array(v.string())], 'type'),
    v.transform((given) => {
      const urls = (typeof given === 'string' ? given.split(',') : given).map((url) => url.trim());
      return [...new Set(urls.filter((url) => url !== ''))];
    }),
    v.check((urls) => urls.length <= maximum && urls.every((url) => url.length <= longestUrl), length),
    v.check((urls) => urls.length > maximum || urls.every((url) => relativeUrl.test(url)), format),
  ) as Field<string | readonly string[], string[]>;
}
