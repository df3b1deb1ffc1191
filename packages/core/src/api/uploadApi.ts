import type { CallOptions, HttpClient } from '../http/types.ts';
import { toRefused } from './calls.ts';
import type { UploadContext } from './context.ts';
import type { Refused } from './types/results.ts';

/** Location of an uploaded file. */
export interface UploadedFile {
  /** Relative URL, for requests. */
  readonly url: string;
  /** Absolute URL, for display. */
  readonly fullUrl: string;
}

export interface UploadApi {
  /**
   * Uploads one picture or video to the target given in the config; `onProgress` of the options reports progress. Not
   * retried: the shopper decides whether to try again.
   */
  send(
    file: Blob,
    options?: CallOptions,
  ): Promise<{ readonly status: 'ok'; readonly file: UploadedFile } | Refused>;
}

export function createUploadApi(http: HttpClient, { uploadTarget }: UploadContext): UploadApi {
  return {
    async send(file, options) {
      const reply = await http.upload(file, await uploadTarget(), options);
      if (reply.status === 'refused') return toRefused(reply);
      return { status: 'ok', file: { url: reply.url, fullUrl: reply.fullUrl } };
    },
  };
}
