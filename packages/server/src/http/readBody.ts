/** Why a body was not read completely. */
export type BodyFault = 'too-large' | 'aborted';

/**
 * A body that exceeds its reader's limit, or whose sender disconnected. `createApp` turns it into a response.
 */
export class BodyError extends Error {
  readonly fault: BodyFault;
  constructor(fault: BodyFault, options?: ErrorOptions) {
    super(`Pawlet: the body of a request is ${fault}.`, options);
    this.fault = fault;
  }
}

/**
 * Yields a request's body in chunks and throws a BodyError beyond `maxBytes`. Every body of the store is read
 * here: the limit applies before the first byte where the length is declared, and while reading where it is
 * not.
 */
export async function* readChunks(request: Request, maxBytes: number): AsyncGenerator<Uint8Array> {
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) throw new BodyError('too-large');
  if (request.body === null) return;
  const reader = request.body.getReader();
  let size = 0;
  try {
    for (;;) {
      const { done, value } = await reader.read().catch((cause: unknown) => {
        throw new BodyError('aborted', { cause });
      });
      if (done) return;
      size += value.byteLength;
      if (size > maxBytes) throw new BodyError('too-large');
      yield value;
    }
  } finally {
    // Ends the transfer of a body that nobody will read.
    await reader.cancel().catch(() => undefined);
  }
}

/** Reads a body as UTF-8 text; throws a BodyError beyond `maxBytes`. */
export async function readText(request: Request, maxBytes: number): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of readChunks(request, maxBytes)) text += decoder.decode(chunk, { stream: true });
  return text + decoder.decode();
}

/** Unread bodies up to this size are discarded while their connection stays open, in bytes. */
const maxDroppedBytes = 64 * 1024;

/** Whether so much of a body is unread after the response that the connection has to be closed. */
export function isLeftUnread(request: Request): boolean {
  if (request.method === 'GET' || request.method === 'HEAD' || request.bodyUsed) return false;
  const declared = request.headers.get('content-length');
  return declared === null ? request.headers.has('transfer-encoding') : Number(declared) > maxDroppedBytes;
}

/** Maximum form size of a page without scripts, in bytes. */
const maxFormBytes = 16 * 1024;

/** Reads a URL-encoded form, empty for any other content type; throws a BodyError if it is too large. */
export async function readForm(request: Request): Promise<URLSearchParams> {
  const text = await readText(request, maxFormBytes);
  const type = request.headers.get('content-type') ?? '';
  return new URLSearchParams(/^application\/x-www-form-urlencoded\s*(;|$)/iu.test(type) ? text : '');
}
