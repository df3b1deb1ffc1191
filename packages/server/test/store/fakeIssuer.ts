import {
  exportJWK,
  generateKeyPair,
  type GenerateKeyPairResult,
  type JWK,
  type JWTHeaderParameters,
  SignJWT,
} from 'jose';
import type { AppIssuerConfig } from '../../src/adapters/app-issuers/appIssuerEnvironment.ts';
import { startFakeService, type FakeService } from './fakeService.ts';

/** A key of an issuer. */
export interface IssuerKey {
  readonly kid: string;
  readonly alg: string;
  readonly pair: GenerateKeyPairResult;
  readonly jwk: JWK;
}

/** An app's accounts on this machine: serves its keys and signs statements about its users. */
export interface FakeIssuer extends FakeService {
  readonly issuer: string;
  readonly config: AppIssuerConfig;
  /** The keys in use; the first one signs. */
  keys: readonly IssuerKey[];
  /** Response instead of the keys. */
  failure: { readonly status: number; readonly body: string } | undefined;
  /** Claims of a right statement, each overridden or, by undefined, left out. */
  claims(more?: Readonly<Record<string, unknown>>): Record<string, unknown>;
  /** Signs claims with the first key. */
  sign(claims: Readonly<Record<string, unknown>>, header?: Partial<JWTHeaderParameters>): Promise<string>;
}

export const audience = 'pawlet-shop';

/** Creates a key pair for signing. */
export async function createIssuerKey(kid: string, alg = 'ES256'): Promise<IssuerKey> {
  const pair = await generateKeyPair(alg, { extractable: true });
  return { kid, alg, pair, jwk: { ...(await exportJWK(pair.publicKey)), kid, alg, use: 'sig' } };
}

let lastId = 0;

/** Starts an issuer on a free port; `now` in epoch seconds. */
export async function startFakeIssuer(now: () => number, alg?: string): Promise<FakeIssuer> {
  const first = await createIssuerKey('key-1', alg);
  const service = await startFakeService(({ path }) => {
    if (path !== '/jwks.json') return { status: 404, body: '{}' };
    return (
      issuer.failure ?? {
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ keys: issuer.keys.map(({ jwk }) => jwk) }),
      }
    );
  });
  const issuer: FakeIssuer = {
    ...service,
    issuer: service.origin,
    config: {
      issuer: service.origin,
      keys: { url: `${service.origin}/jwks.json` },
      audience,
      name: 'Paws',
    },
    keys: [first],
    failure: undefined,
    claims(more = {}) {
      lastId += 1;
      const all = {
        iss: service.origin,
        aud: audience,
        sub: 'user-1',
        iat: now(),
        exp: now() + 300,
        jti: `statement-${lastId}`,
        ...more,
      };
      return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));
    },
    async sign(claims, header = {}) {
      const [key] = issuer.keys;
      if (key === undefined) throw new Error('The issuer has no key.');
      return new SignJWT({ ...claims })
        .setProtectedHeader({ alg: key.alg, kid: key.kid, ...header })
        .sign(key.pair.privateKey);
    },
  };
  return issuer;
}
