import type { Logger } from '../../ports/logger.ts';
import type { Translated } from '../../ports/translator.ts';
import { readCapped } from '../readCapped.ts';

const timeoutMs = 8000;
/** A review has a thousand characters, and JSON may write each as six bytes. */
const mostBytes = 128 * 1024;
const hour = 3600;
const longestWaitSeconds = hour;
const usualWaitSeconds = 60;

/** A request to a service and how to parse its response: undefined for an invalid one. */
export interface ServiceQuestion {
  readonly service: string;
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>> | undefined;
  readonly body: object;
  readonly read: (reply: unknown) => string | undefined;
}

/** Posts JSON to a translation service. The log has the service and the error: never the key or the text. */
export async function requestService(question: ServiceQuestion, logger: Logger): Promise<Translated> {
  const { service, url, headers, body, read } = question;
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(body),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!response.ok) {
      await response.body?.cancel();
      logger.error('translation failed', new Error(`${service} responded with status ${response.status}`));
      return toOutcome(response);
    }
    const text = read(JSON.parse(await readCapped(response, mostBytes)))?.trim();
    if (text === undefined || text === '') throw new Error(`${service} responded without a translation`);
    return { status: 'translated', text };
  } catch (error) {
    // Messages of JSON.parse and valibot quote the response, which is a shopper's text.
    const reason = error instanceof Error && error.name !== 'SyntaxError' ? error.name : 'no JSON';
    logger.error('translation failed', new Error(`${service} did not respond: ${reason}`));
    return { status: 'failed' };
  }
}

/**
 * 429: too many requests. 456: DeepL's quota is used up. 401 and 403: the key is invalid, and a retry does
 * not help.
 */
function toOutcome({ status, headers }: Response): Translated {
  if (status === 456 || status === 403 || status === 401) return { status: 'busy', waitSeconds: hour };
  if (status !== 429 && status !== 503) return { status: 'failed' };
  const asked = Number(headers.get('retry-after') ?? '');
  const isNumber = Number.isInteger(asked) && asked > 0;
  return { status: 'busy', waitSeconds: isNumber ? Math.min(asked, longestWaitSeconds) : usualWaitSeconds };
}
