import { PawletError } from '../errors/PawletError.ts';
import type { Addresses } from './addresses.ts';
import { createDeadline, withSignal } from './deadline.ts';
import { getField, readEnvelope, type Envelope } from './envelope.ts';
import type { Answer } from './exchange.ts';
import { getUploadHeaders } from './headers.ts';
import type { LoginGate } from './loginGate.ts';
import { getRefusal } from './refusals.ts';
import type { Reporter } from './reporter.ts';
import { sendForm } from './sendForm.ts';
import type { Fetch } from './transport.ts';
import type { HttpClient, HttpSession, UploadReply } from './types.ts';

/** Dependencies of uploads. */
export interface UploadContext {
  readonly session: HttpSession;
  readonly addresses: Addresses;
  readonly gate: LoginGate;
  readonly reporter: Reporter;
  readonly timeoutMs: number;
  readonly fetch?: Fetch | undefined;
  /** Aborts with the client. */
  readonly closing: AbortSignal;
}

/** Creates the client's upload. Not retried: the shopper decides whether to try again. */
export function createUpload(context: UploadContext): HttpClient['upload'] {
  const { session, addresses, gate, reporter, timeoutMs, fetch, closing } = context;
  return async (file, target, call = {}) => {
    const url = new URL(addresses.urlOf(target.uploadUrl ?? '/api/common/upload'));
    url.searchParams.set('isApi', '1');
    const subject = { endpoint: { method: 'POST', path: url.pathname }, call, status: 0 } as const;

    const attempt = async (): Promise<Answer> => {
      const identity = session.identity();
      const headers = getUploadHeaders(identity, addresses.isOwn(url.href));
      const form = toForm(file, target.multipart ?? {});
      const deadline = createDeadline(timeoutMs, [call.signal, closing]);
      const { signal } = deadline;
      try {
        const sent = sendForm({ url: url.href, headers, form, signal, fetch, onProgress: call.onProgress });
        const reply = await withSignal(sent, signal);
        return { reply, envelope: readEnvelope(reply.text), identity };
      } catch (error) {
        throw deadline.toFailure(error);
      } finally {
        deadline.end();
      }
    };

    const waiting = createDeadline(undefined, [call.signal, closing]);
    try {
      const pass = { needsLogin: true, mayAsk: call.background !== true, signal: waiting.signal };
      const { envelope, reply } = await gate.run(attempt, pass);
      if (envelope?.code === 0) {
        const refusal = getRefusal(envelope);
        // When the shopper has uploaded too much, the server's message has the time of the next upload.
        const isTooMuch = refusal.reason === 'LIMIT_REACHED' || refusal.reason === 'RATE_LIMITED';
        const notice =
          isTooMuch && refusal.message !== ''
            ? ({ kind: 'toast', text: refusal.message } as const)
            : ({ kind: 'toast', key: 'error.upload' } as const);
        reporter.notify(notice, call);
        return refusal;
      }
      return readUpload(envelope, addresses, target.cdnUrl) ?? failUpload(reply.status, reply.requestId);
    } catch (error) {
      throw reporter.failure(waiting.toFailure(error), subject, 'error.upload');
    } finally {
      waiting.end();
    }
  };
}

function toForm(file: Blob, multipart: Readonly<Record<string, string>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(multipart)) form.append(name, value);
  form.append('file', file);
  return form;
}

/** The file's location; a cloud uploader sends `url` beside `data`. */
function readUpload(
  envelope: Envelope | undefined,
  addresses: Addresses,
  cdnUrl: string | undefined,
): UploadReply | undefined {
  if (envelope?.code !== 1) return undefined;
  const url = getField(envelope.data, 'url') ?? getField(envelope.body, 'url');
  const fullUrl = getField(envelope.data, 'fullurl');
  if (typeof url !== 'string' || url === '') return undefined;
  const address = typeof fullUrl === 'string' && fullUrl !== '' ? fullUrl : url;
  return {
    status: 'ok',
    url,
    fullUrl: /^https?:\/\/\w/u.test(cdnUrl ?? '') ? new URL(address, cdnUrl).href : addresses.urlOf(address),
  };
}

function failUpload(status: number, requestId: string | undefined): never {
  throw new PawletError('CONTRACT', `Pawlet: the upload returned HTTP ${status} without a URL.`, {
    requestId,
  });
}
