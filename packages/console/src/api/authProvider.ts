import { type Scope, sessionCalls } from '@pawlet/operator';
import { type AuthProvider, HttpError } from 'react-admin';
import { type Caller, endCaller, forgetCaller, isCode, readCaller, setCaller } from './caller.ts';
import { client } from './client.ts';

/** What the log-in page sends. */
export interface Credentials {
  readonly email: string;
  readonly password: string;
  readonly code?: string | undefined;
}

const unauthorized = 401;

/** Who is logged in; throws where nobody is, without a message for the framework to show. */
async function requireCaller(): Promise<Caller> {
  const caller = await readCaller();
  if (caller.kind !== 'nobody') return caller;
  throw Object.assign(new Error('Pawlet: nobody is logged in.'), { message: false });
}

/** Log-in by the operator session: an HttpOnly cookie that scripts cannot read. `scopes` are those of the areas by name. */
export function createAuthProvider(scopes: ReadonlyMap<string, Scope>): AuthProvider {
  return {
    async login(credentials: Credentials) {
      const { email, password, code } = credentials;
      const input = { email, password, ...(code === undefined || code === '' ? {} : { code }) };
      setCaller((await client.call(sessionCalls.logIn, { input })).data);
    },
    async logout() {
      endCaller();
      try {
        await client.call(sessionCalls.logOut);
      } catch (error) {
        // The session had ended before.
        if (!isCode(error, 'unauthenticated')) throw error;
      }
    },
    async checkAuth() {
      await requireCaller();
    },
    checkError(error: unknown) {
      const hasEnded =
        isCode(error, 'unauthenticated') || (error instanceof HttpError && error.status === unauthorized);
      if (!hasEnded) return Promise.resolve();
      forgetCaller();
      return Promise.reject(new Error('Pawlet: the session has ended.'));
    },
    async getIdentity() {
      // The framework keeps the name: it must not be known for whoever logs in next.
      const { person, name } = await requireCaller();
      return { id: person?.id ?? 0, fullName: person?.name ?? name };
    },
    async getPermissions() {
      return (await readCaller()).scopes;
    },
    async canAccess({ resource }) {
      const scope = scopes.get(resource);
      return scope === undefined || (await readCaller()).scopes.includes(scope);
    },
  };
}
