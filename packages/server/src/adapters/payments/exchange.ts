import { ProviderError } from '../../ports/payment.ts';

const timeoutMs = 8000;

/** A provider's raw response. */
export interface ProviderReply {
  readonly status: number;
  readonly headers: Headers;
  readonly body: string;
}

/** Sends an HTTP request to a provider; network errors and 5xx responses become a ProviderError. */
export async function exchange(url: string, init: RequestInit): Promise<ProviderReply> {
  let reply: ProviderReply;
  try {
    const response = await fetch(url, {
      ...init,
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    reply = { status: response.status, headers: response.headers, body: await response.text() };
  } catch (error) {
    throw new ProviderError(`Pawlet: ${new URL(url).host} cannot be reached.`, { cause: error });
  }
  if (reply.status >= 500) {
    throw new ProviderError(`Pawlet: ${new URL(url).host} responded with ${reply.status}.`);
  }
  return reply;
}

/** Parses a provider's JSON; invalid JSON becomes a ProviderError. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new ProviderError('Pawlet: a payment provider sent invalid JSON.', { cause: error });
  }
}
