import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { exportJWK, generateKeyPair } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readEnvironment } from '../environment.ts';
import { StartError } from '../startError.ts';

let folder: string;
const read = (PAWLET_APP_ISSUERS: string) => readEnvironment({ PAWLET_APP_ISSUERS }, folder).appIssuers;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'pawlet-issuers-'));
  const { publicKey, privateKey } = await generateKeyPair('ES256', { extractable: true });
  const write = (name: string, content: unknown) =>
    writeFileSync(path.join(folder, name), typeof content === 'string' ? content : JSON.stringify(content));
  write('keys.json', { keys: [{ ...(await exportJWK(publicKey)), kid: 'a' }] });
  write('private.json', { keys: [await exportJWK(privateKey)] });
  write('secret.json', { keys: [{ kty: 'oct', k: 'c2VjcmV0' }] });
  write('empty.json', { keys: [] });
  write('text.json', 'not JSON');
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

describe('PAWLET_APP_ISSUERS', () => {
  it('lists apps with the address of their keys, an audience and a name', () => {
    expect(
      read(
        'https://a.example https://a.example/jwks?v=1 shop, https://b.example/x http://127.0.0.1:1/k shop-2  Paws and Co',
      ),
    ).toEqual([
      {
        issuer: 'https://a.example',
        keys: { url: 'https://a.example/jwks?v=1' },
        audience: 'shop',
        name: 'a.example',
      },
      {
        issuer: 'https://b.example/x',
        keys: { url: 'http://127.0.0.1:1/k' },
        audience: 'shop-2',
        name: 'Paws and Co',
      },
    ]);
  });

  it('reads keys from a file', () => {
    expect(read('https://a.example keys.json shop')).toMatchObject([
      { keys: { keys: [{ kty: 'EC', kid: 'a' }] } },
    ]);
  });

  it.each([
    ['https://a.example https://a.example/jwks', 'is not an app'],
    ['a.example https://a.example/jwks shop', 'is not an issuer'],
    ['http://a.example https://a.example/jwks shop', 'is not an issuer'],
    ['https://a.example?x https://a.example/jwks shop', 'is not an issuer'],
    ['https://a.example http://a.example/jwks shop', 'is not the address of keys'],
    ['https://a.example ftp://a.example/jwks shop', 'is not the address of keys'],
    ['https://a.example https://a:b@a.example/jwks shop', 'is not the address of keys'],
    ['https://a.example none.json shop', 'cannot be read'],
    ['https://a.example text.json shop', 'cannot be read'],
    ['https://a.example empty.json shop', 'is not a JSON Web Key Set'],
    ['https://a.example private.json shop', 'is not a JSON Web Key Set'],
    ['https://a.example secret.json shop', 'is not a JSON Web Key Set'],
    ['https://a.example keys.json x, https://a.example keys.json y', 'an issuer is listed twice'],
  ])('refuses the start: %s', (value, problem) => {
    const start = () => read(value);
    expect(start).toThrow(StartError);
    expect(start).toThrow('PAWLET_APP_ISSUERS: ');
    expect(start).toThrow(problem);
  });
});
