import { createLocalJWKSet, createRemoteJWKSet, customFetch, errors, type JWTVerifyGetKey } from 'jose';
import { readCapped } from '../readCapped.ts';
import type { AppIssuerConfig } from './appIssuerEnvironment.ts';

const timeoutMs = 4000;
const maxBytes = 256 * 1024;
const cacheMs = 600_000;
/** After a failure the issuer is left alone for this long, so that a series of log-ins does not burden it. */
const pauseMs = 3000;

/** The last request has just failed. */
class Paused extends Error {}

/** The keys of an issuer cannot be loaded now. */
export class KeysUnavailable extends Error {}

/**
 * Finds the key that a statement names. The keys of an address are cached for ten minutes; an unknown one
 * makes it load them again, at most every `cooldownMs`.
 */
export function createKeyFinder(source: AppIssuerConfig['keys'], cooldownMs: number): JWTVerifyGetKey {
  if ('keys' in source) return createLocalJWKSet({ keys: [...source.keys] });
  let failedAt = Number.NEGATIVE_INFINITY;
  const load: typeof fetch = async (input, init) => {
    if (performance.now() - failedAt < pauseMs) throw new Paused();
    const response = await fetch(input, { ...init, redirect: 'error' });
    const body = await readCapped(response, maxBytes);
    return new Response(body, { status: response.status });
  };
  const find = createRemoteJWKSet(new URL(source.url), {
    timeoutDuration: timeoutMs,
    cacheMaxAge: cacheMs,
    cooldownDuration: cooldownMs,
    [customFetch]: load,
  });
  return async (header, token) => {
    try {
      return await find(header, token);
    } catch (error) {
      if (isAboutStatement(error)) throw error;
      if (!(error instanceof Paused)) failedAt = performance.now();
      throw new KeysUnavailable('The keys of the issuer cannot be loaded.', { cause: error });
    }
  };
}

/** Whether the keys are loaded, and none fits the statement; everything else is a failed request for the keys. */
function isAboutStatement(error: unknown): boolean {
  return (
    error instanceof errors.JWKSNoMatchingKey ||
    error instanceof errors.JWKSMultipleMatchingKeys ||
    error instanceof errors.JOSENotSupported
  );
}
