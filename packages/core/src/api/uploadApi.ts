import type { CallOptions, HttpClient } from '../http/types.ts';
import { toRefused } from './calls.ts';
import type { UploadContext } from './context.ts';
import type { Refused } from './types/results.ts';

/** Where an uploaded file is. */
export interface UploadedFile {
  /** Relative address, for requests. */
  readonly url: string;
  /** Absolute address, for showing. */
  readonly fullUrl: string;
}

export interface UploadApi {
  /**
   * Sends one picture or video to where the config says; `onProgress` of the options is told how far it is. It is sent
   * once: whether to try again is for the shopper to say.
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
