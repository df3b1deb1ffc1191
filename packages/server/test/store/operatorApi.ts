import type { Role, Scope } from '@pawlet/operator';
import { createOperatorClient, type OperatorClient } from '@pawlet/operator/client';
import { addOperatorKey } from '../../src/modules/operator/operatorKeys.ts';
import { addPerson, updatePerson } from '../../src/modules/operator-people/people.ts';
import type { TestStore } from '../createTestStore.ts';
import { operatorSecret } from './operator.ts';

/** Password of every person in tests. */
export const personPassword = 'tulip-gravel-91-otter';

/** Sends a request to the operator API with these headers. */
export function fetchWith(store: Pick<TestStore, 'app'>, headers: Readonly<Record<string, string>> = {}) {
  return async (path: string, init: RequestInit = {}): Promise<Response> => {
    const all = new Headers(init.headers);
    for (const [name, value] of Object.entries(headers)) all.set(name, value);
    return store.app.request(`http://shop.test${path}`, { ...init, headers: all });
  };
}

/** A client with these headers, in English. */
export function clientWith(
  store: Pick<TestStore, 'app'>,
  headers: Readonly<Record<string, string>>,
): OperatorClient {
  return createOperatorClient({
    origin: '',
    headers: { lang: 'en', ...headers },
    fetch: fetchWith(store, headers),
  });
}

/** Headers of a caller with the secret of the data folder, on the shop's own machine. */
export const localHeaders = {
  'x-operator-secret': operatorSecret,
  'x-operator-user': 'anna',
  'x-test-address': '127.0.0.1',
} as const;

let nextName = 1;

/** Headers with a new API key. */
export async function keyHeaders(
  store: TestStore,
  scopes: readonly Scope[] | null,
  expires: number | null = null,
): Promise<{ readonly authorization: string; readonly name: string }> {
  const name = `key-${nextName++}`;
  const key = await addOperatorKey(store.deps, { name, scopes, expires }, store.clock.now());
  return { authorization: `Bearer ${key}`, name };
}

/** Headers of a person with a role, who has logged in with a password in a browser. */
export async function personHeaders(
  store: TestStore,
  role: Role,
): Promise<{ readonly cookie: string; readonly 'sec-fetch-site': string; readonly email: string }> {
  const email = `${role}-${nextName++}@pawlet.test`;
  const id = await addPerson(store.db, { email, name: role, role }, store.clock.now());
  if (id === null) throw new Error('The person exists.');
  await updatePerson(
    store.db,
    id,
    { passwordHash: await store.deps.hasher.hash(personPassword) },
    store.clock.now(),
  );
  return { ...(await logInAs(store, email)), email };
}

/** Headers of a browser in which a person has just logged in. */
export async function logInAs(
  store: TestStore,
  email: string,
): Promise<{ readonly cookie: string; readonly 'sec-fetch-site': string }> {
  const response = await fetchWith(store)('/operator/v1/session', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify({ email, password: personPassword }),
  });
  if (!response.ok) throw new Error(await response.text());
  const cookie = /^[^;]+/u.exec(response.headers.get('set-cookie') ?? '')?.[0] ?? '';
  return { cookie, 'sec-fetch-site': 'same-origin' };
}
