import { createHash } from 'node:crypto';
import { isEmail } from '@pawlet/core/rules';
import { base64url, errors, type JWTVerifyGetKey, jwtVerify } from 'jose';
import * as v from 'valibot';
import type { AppIssuers, AppStatement, StatementCheck } from '../../ports/appIssuers.ts';
import type { AppIssuerConfig } from './appIssuerEnvironment.ts';
import { createKeyFinder, KeysUnavailable } from './createKeyFinder.ts';
import { hasUniqueMembers } from './hasUniqueMembers.ts';

/** Signatures by a private key: with a shared secret, or none, everybody who knows the public keys could sign. */
const algorithms = [
  'RS256',
  'RS384',
  'RS512',
  'PS256',
  'PS384',
  'PS512',
  'ES256',
  'ES384',
  'ES512',
  'EdDSA',
  'Ed25519',
];
const maxLength = 8192;
/** Difference between the clocks of shop and app, in seconds. */
const skewSeconds = 30;
const maxAgeSeconds = 300;
const defaultCooldownMs = 30_000;

/** A header of a plain statement: it names its key and brings none, and contains no other token. */
const headerSchema = v.looseObject({
  alg: v.picklist(algorithms),
  typ: v.optional(v.pipe(v.string(), v.regex(/^(application\/)?jwt$/iu))),
  ...Object.fromEntries(
    ['jwk', 'jku', 'x5u', 'x5c', 'cty', 'crit', 'b64', 'zip', 'enc'].map((name) => [
      name,
      v.optional(v.never()),
    ]),
  ),
});

const shortText = v.optional(v.fallback(v.pipe(v.string(), v.maxLength(500)), ''), '');
const isTrue = v.optional(v.fallback(v.boolean(), false), false);
const claimsSchema = v.looseObject({
  iss: v.string(),
  /** OpenID Connect allows ASCII only; look-alikes and invisible characters would be other people. */
  sub: v.pipe(v.string(), v.regex(/^[!-~](?:[ -~]{0,253}[!-~])?$/u)),
  aud: v.union([v.string(), v.pipe(v.array(v.string()), v.minLength(1))]),
  azp: v.optional(v.string()),
  exp: v.pipe(v.number(), v.finite()),
  iat: v.pipe(v.number(), v.finite()),
  nonce: v.optional(v.string(), ''),
  jti: v.optional(v.pipe(v.string(), v.nonEmpty(), v.maxLength(512))),
  name: shortText,
  nickname: shortText,
  picture: shortText,
  email: shortText,
  email_verified: isTrue,
  phone_number: shortText,
  phone_number_verified: isTrue,
});

export interface AppIssuersOptions {
  readonly issuers: readonly AppIssuerConfig[];
  /** Epoch milliseconds. */
  readonly nowMs: () => number;
  /** Minimum time between two loads of an issuer's keys for an unknown key. @default 30000 */
  readonly cooldownMs?: number | undefined;
}

interface Issuer extends AppIssuerConfig {
  readonly findKey: JWTVerifyGetKey;
}

/** Verifies the statements of the configured apps; undefined without any. */
export function createAppIssuers({
  issuers,
  nowMs,
  cooldownMs = defaultCooldownMs,
}: AppIssuersOptions): AppIssuers | undefined {
  if (issuers.length === 0) return undefined;
  const known = new Map<string, Issuer>(
    issuers.map((config) => [
      config.issuer,
      { ...config, findKey: createKeyFinder(config.keys, cooldownMs) },
    ]),
  );
  return {
    nameOf: (issuer) => known.get(issuer)?.name,
    async verify(token, nonce, logger) {
      const issuer = known.get(readIssuer(token));
      if (issuer === undefined) return refuse('not a statement of a known issuer');
      try {
        return { status: 'valid', statement: await readStatement(token, nonce, issuer, nowMs()) };
      } catch (error) {
        if (error instanceof KeysUnavailable) {
          logger.error('keys of an app not loaded', error, { issuer: issuer.issuer });
          return { status: 'unavailable' };
        }
        if (error instanceof errors.JOSEError) return refuse(error.code);
        if (error instanceof StatementError) return refuse(error.message);
        // Its own message would quote the claim.
        if (error instanceof v.ValiError) return refuse('a claim is missing or malformed');
        throw error;
      }

      function refuse(reason: string): StatementCheck {
        // The reason helps the app's developers and contains nothing of the statement.
        logger.warn('statement of an app refused', { reason });
        return { status: 'refused' };
      }
    },
  };
}

/** A statement that the shop does not accept. */
class StatementError extends Error {}

/** The issuer that an unverified statement names, '' for a text that is no statement. */
function readIssuer(token: string): string {
  if (token.length > maxLength || !/^[\w-]+\.[\w-]+\.[\w-]+$/u.test(token)) return '';
  const [header = '', payload = ''] = token.split('.').map(decode);
  try {
    if (!hasUniqueMembers(header) || !hasUniqueMembers(payload)) return '';
    if (!v.is(headerSchema, JSON.parse(header))) return '';
    const claims = v.safeParse(v.looseObject({ iss: v.string() }), JSON.parse(payload));
    return claims.success ? claims.output.iss : '';
  } catch {
    // Not JSON: not a statement.
    return '';
  }
}

function decode(part: string): string {
  // `fatal`: two statements must not become equal by replacing invalid bytes.
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(base64url.decode(part));
  } catch {
    return '';
  }
}

async function readStatement(
  token: string,
  nonce: string,
  { issuer, audience, findKey }: Issuer,
  nowMs: number,
): Promise<AppStatement> {
  const { payload } = await jwtVerify(token, findKey, {
    algorithms,
    issuer,
    audience,
    currentDate: new Date(nowMs),
    clockTolerance: skewSeconds,
    // The tolerance is added to this age, too.
    maxTokenAge: maxAgeSeconds - skewSeconds,
    requiredClaims: ['iss', 'aud', 'sub', 'exp', 'iat'],
  });
  const claims = v.parse(claimsSchema, payload);
  // With several audiences any of them could pass the statement on; `azp` names the one that it is for.
  if (Array.isArray(claims.aud) && claims.aud.length > 1 && claims.azp !== audience)
    throw new StatementError('several audiences without the right azp');
  if (claims.nonce !== nonce) throw new StatementError('the nonce of another page, or none');
  return {
    issuer,
    subject: claims.sub,
    name: claims.name === '' ? claims.nickname : claims.name,
    picture: toPicture(claims.picture),
    verifiedEmail: claims.email_verified && isEmail(claims.email) ? claims.email.toLowerCase() : '',
    verifiedPhone: claims.phone_number_verified ? claims.phone_number.replaceAll(/\D/gu, '') : '',
    id: computeId(token, issuer, claims.jti),
    usableUntil: Math.ceil(Math.min(claims.exp, claims.iat + maxAgeSeconds)) + skewSeconds,
  };
}

/** An address that every browser loads, without characters that a database refuses. */
function toPicture(given: string): string {
  const url = URL.parse(given);
  return url?.protocol === 'https:' && url.username === '' && url.password === '' ? url.href : '';
}

/** Without a `jti` the signed text identifies a statement: its signature may exist in several forms. */
function computeId(token: string, issuer: string, jti: string | undefined): string {
  const text = jti === undefined ? token.slice(0, token.lastIndexOf('.')) : `${issuer}\n${jti}`;
  return createHash('sha256').update(text).digest('hex');
}
