import type { Finding } from '../../ports/doctor.ts';
import type { ServerConfig } from '../environment.ts';
import { isLoopback } from '../../http/isLoopback.ts';
import { readSystemCode } from '../startError.ts';

const deadlineMs = 5000;
const area = 'traces';

/** Checks that traces arrive: sends none of them, in a request like theirs. */
export async function checkTraces({ traces }: Pick<ServerConfig, 'traces'>): Promise<readonly Finding[]> {
  if (traces === undefined)
    return [
      { area, level: 'ok', text: 'No traces are sent. OTEL_EXPORTER_OTLP_ENDPOINT would turn them on.' },
    ];
  const { origin, hostname, protocol } = new URL(traces.url);
  const problem = await post(traces.url, traces.headers);
  if (problem !== undefined)
    return [
      {
        area,
        level: 'wrong',
        text: `The receiver of traces at ${origin} does not accept them (${problem}), so they are lost. Check OTEL_EXPORTER_OTLP_ENDPOINT and OTEL_EXPORTER_OTLP_HEADERS.`,
      },
    ];
  if (protocol === 'http:' && !isLoopback(hostname) && Object.keys(traces.headers).length > 0)
    return [
      {
        area,
        level: 'risky',
        text: `The connection to ${origin} is not encrypted, and OTEL_EXPORTER_OTLP_HEADERS can be read on the way. Use https, unless the network between them is private.`,
      },
    ];
  return [{ area, level: 'ok', text: `Traces are sent to ${origin}.` }];
}

/** Posts an empty request of OTLP; returns what went wrong. */
async function post(url: string, headers: Readonly<Record<string, string>>): Promise<string | undefined> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/x-protobuf' },
      body: new Uint8Array(),
      redirect: 'error',
      signal: AbortSignal.timeout(deadlineMs),
    });
    await response.body?.cancel();
    return response.ok ? undefined : `status ${response.status}`;
  } catch (error) {
    const cause = error instanceof Error ? error.cause : undefined;
    return readSystemCode(cause) || 'no valid response';
  }
}
