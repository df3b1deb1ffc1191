import { createFinding } from '../../modules/doctor/createFinding.ts';
import type { Finding } from '../../ports/doctor.ts';
import type { ServerConfig } from '../environment.ts';
import { isLoopback } from '../../http/isLoopback.ts';
import { readSystemCode } from '../startError.ts';

const deadlineMs = 5000;

/** Checks that traces arrive: sends none of them, in a request like theirs. */
export async function checkTraces({ traces }: Pick<ServerConfig, 'traces'>): Promise<readonly Finding[]> {
  if (traces === undefined) return [createFinding('ok', 'finding.traces.none')];
  const { origin, hostname, protocol } = new URL(traces.url);
  const code = await post(traces.url, traces.headers);
  if (code === '') return [createFinding('wrong', 'finding.traces.silent', { origin })];
  if (code !== undefined) return [createFinding('wrong', 'finding.traces.refused', { origin, code })];
  if (protocol === 'http:' && !isLoopback(hostname) && Object.keys(traces.headers).length > 0)
    return [createFinding('risky', 'finding.traces.plain', { origin })];
  return [createFinding('ok', 'finding.traces.sent', { origin })];
}

/** Posts an empty request of OTLP; returns what went wrong, '' without a valid response. */
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
    return response.ok ? undefined : `HTTP ${response.status}`;
  } catch (error) {
    const cause = error instanceof Error ? error.cause : undefined;
    return readSystemCode(cause);
  }
}
