import { ProviderError } from '../../ports/payment.ts';

const timeoutMs = 8000;

/** What a provider answered, as it came. */
export interface ProviderReply {
  readonly status: number;
  readonly headers: Headers;
  readonly body: string;
}

/** Asks a provider over HTTP; a network fault or a server error of theirs becomes a ProviderError. */
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
    throw new ProviderError(`Pawlet: ${new URL(url).host} answered ${reply.status}.`);
  }
  return reply;
}

/** Reads JSON of a provider; what is none becomes a ProviderError. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new ProviderError('Pawlet: a payment provider sent no JSON.', { cause: error });
  }
}
