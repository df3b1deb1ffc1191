import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { isSafe, list, optional, text } from '../environmentValues.ts';

/** A public key as a JSON Web Key. */
export type PublicJwk = v.InferOutput<typeof publicKey>;

/** An app whose statements about its users are trusted. */
export interface AppIssuerConfig {
  /** Value of `iss`, compared character by character. */
  readonly issuer: string;
  /** The issuer's keys: an address that is read again when they change, or the keys of a file. */
  readonly keys: { readonly url: string } | { readonly keys: readonly PublicJwk[] };
  /** Value that `aud` must contain: the shop's client id at the issuer. */
  readonly audience: string;
  /** The name that shoppers see. */
  readonly name: string;
}

const example =
  'https://accounts.example https://accounts.example/jwks.json pawlet-shop, with a name after it if you like';

const publicKey = v.pipe(
  v.looseObject({ kty: v.picklist(['RSA', 'EC', 'OKP']) }),
  // A file with a private key would make every reader of it the issuer.
  v.check((key) => !('d' in key)),
);
const keyFile = v.object({ keys: v.pipe(v.array(publicKey), v.minLength(1)) });

/** The apps whose users can log in, from `PAWLET_APP_ISSUERS`; paths of key files are relative to `folder`. */
export function appIssuers(folder: string) {
  return v.pipe(
    optional('PAWLET_APP_ISSUERS', v.pipe(list, v.array(appIssuer(folder))), ''),
    v.check(
      (issuers) => new Set(issuers.map(({ issuer }) => issuer)).size === issuers.length,
      'PAWLET_APP_ISSUERS: an issuer is listed twice. List each once.',
    ),
  );
}

function appIssuer(folder: string) {
  return v.pipe(
    text(
      /^\S+\s+\S+\s+\S+/u,
      `is not an app. Write its issuer, the address or file of its keys, and the
audience, separated by spaces, like ${example}.`.replaceAll('\n', ' '),
    ),
    v.rawTransform(({ dataset: { value }, addIssue, NEVER }): AppIssuerConfig => {
      const [issuer = '', source = '', audience = '', ...words] = value.split(/\s+/u);
      if (!isIssuer(issuer)) {
        addIssue({
          message: `"${issuer}" is not an issuer. Write it like https://accounts.example; http only on this machine.`,
        });
        return NEVER;
      }
      const keys = readKeys(source, folder);
      if (typeof keys === 'string') {
        addIssue({ message: keys });
        return NEVER;
      }
      const name = words.length === 0 ? new URL(issuer).host : words.join(' ');
      return { issuer, keys, audience, name };
    }),
  );
}

/** OpenID Connect: an issuer has no query and no fragment. */
function isIssuer(value: string): boolean {
  return isSafe(value) && !/[?#@]/u.test(value);
}

/** The keys of an issuer, or the problem. */
function readKeys(source: string, folder: string): AppIssuerConfig['keys'] | string {
  if (/^[a-z][a-z\d+.-]*:\/\//iu.test(source)) {
    return isSafe(source) && !/[#@]/u.test(source)
      ? { url: source }
      : `"${source}" is not the address of keys. Write it like https://accounts.example/jwks.json; http only on this machine.`;
  }
  let content: unknown;
  try {
    content = JSON.parse(readFileSync(path.resolve(folder, source), 'utf8'));
  } catch {
    return `"${source}" cannot be read. Name a JSON Web Key Set, by its address or its file.`;
  }
  const parsed = v.safeParse(keyFile, content);
  return parsed.success
    ? parsed.output
    : `"${source}" is not a JSON Web Key Set of public keys (RSA, EC or OKP, without "d").`;
}
