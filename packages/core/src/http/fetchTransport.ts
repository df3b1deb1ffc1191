import { withSignal } from './deadline.ts';
import {
  getFetchOptions,
  longestWaitMs,
  passingStatuses,
  readReply,
  repetitions,
  waitBefore,
  waitingStatuses,
  type WireReply,
  type WireRequest,
} from './transport.ts';

/** Sends a request; any HTTP status is a reply, everything else rejects. */
export async function send(request: WireRequest): Promise<WireReply> {
  const left = request.isRepeatable ? repetitions : 0;
  for (let repetition = 1; ; repetition += 1) {
    const outcome = await attempt(request, repetition <= left);
    if (outcome.response !== undefined) return readReply(outcome.response);
    const wait = outcome.waitMs ?? waitBefore(repetition, request.retryDelayMs);
    await withSignal(new Promise((resolve) => setTimeout(resolve, wait)), request.signal);
  }
}

/** One request: its response, or the wait before a retry. */
async function attempt(
  request: WireRequest,
  mayRepeat: boolean,
): Promise<{ readonly response?: Response; readonly waitMs?: number | undefined }> {
  try {
    const response = await (request.fetch ?? fetch)(request.url, getFetchOptions(request));
    if (!mayRepeat || !passingStatuses.includes(response.status)) return { response };
    // An unread body would keep the connection open.
    void response.body?.cancel().catch(() => undefined);
    return { waitMs: retryAfterMs(response) };
  } catch (error) {
    if (!mayRepeat || request.signal.aborted) throw error;
    return {};
  }
}

/** Parses `retry-after`: seconds, or a date. */
function retryAfterMs(response: Response): number | undefined {
  const text = response.headers.get('retry-after') ?? '';
  if (text === '' || !waitingStatuses.includes(response.status)) return undefined;
  const seconds = Number(text);
  const wait = Number.isNaN(seconds) ? Date.parse(text) - Date.now() : seconds * 1000;
  return Math.min(Math.max(Number.isNaN(wait) ? longestWaitMs : wait, 0), longestWaitMs);
}
