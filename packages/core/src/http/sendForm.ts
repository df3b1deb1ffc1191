import { readReply, type Fetch, type WireReply } from './transport.ts';

/** An upload ready to be sent. */
export interface FormRequest {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly form: FormData;
  readonly signal: AbortSignal;
  /** Makes the request; without progress then. @default the platform's */
  readonly fetch?: Fetch | undefined;
  /** Called with the share sent, 0 to 1. */
  readonly onProgress?: ((share: number) => void) | undefined;
}

/** Posts a form. Uses XMLHttpRequest if progress is wanted, since only it reports progress. */
export function sendForm(request: FormRequest): Promise<WireReply> {
  return request.fetch === undefined &&
    request.onProgress !== undefined &&
    typeof XMLHttpRequest === 'function'
    ? sendByXhr(request)
    : sendByFetch(request);
}

async function sendByFetch(request: FormRequest): Promise<WireReply> {
  const { url, headers, form, signal, onProgress } = request;
  onProgress?.(0);
  const response = await (request.fetch ?? fetch)(url, {
    method: 'POST',
    headers,
    body: form,
    signal,
    redirect: 'error',
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
  });
  const reply = await readReply(response);
  onProgress?.(1);
  return reply;
}

function sendByXhr({ url, headers, form, signal, onProgress }: FormRequest): Promise<WireReply> {
  return new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest();
    const abort = (): void => xhr.abort();
    xhr.open('POST', url);
    for (const [name, value] of Object.entries(headers)) xhr.setRequestHeader(name, value);
    xhr.upload.addEventListener('progress', (event) => {
      if (event.lengthComputable && event.total > 0) onProgress?.(event.loaded / event.total);
    });
    xhr.addEventListener('load', () => {
      onProgress?.(1);
      resolve({
        status: xhr.status,
        text: xhr.responseText,
        requestId: xhr.getResponseHeader('x-request-id') ?? undefined,
        formToken: xhr.getResponseHeader('__token__') || undefined,
      });
    });
    xhr.addEventListener('error', () => reject(new TypeError('The upload got no reply.')));
    xhr.addEventListener('abort', () => reject(signal.reason));
    xhr.addEventListener('loadend', () => signal.removeEventListener('abort', abort));
    signal.addEventListener('abort', abort, { once: true });
    onProgress?.(0);
    xhr.send(form);
    if (signal.aborted) abort();
  });
}
