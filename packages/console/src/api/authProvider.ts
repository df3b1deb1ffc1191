import { type OperatorOutputOf, type Scope, sessionCalls } from '@pawlet/operator';
import { isOperatorProblem } from '@pawlet/operator/client';
import { type AuthProvider, HttpError } from 'react-admin';
import { client } from './client.ts';

type Caller = OperatorOutputOf<typeof sessionCalls.readCaller>;

/** What the log-in page sends. */
export interface Credentials {
  readonly email: string;
  readonly password: string;
  readonly code?: string | undefined;
}

const isCode = (error: unknown, code: string) => isOperatorProblem(error) && error.problem.code === code;

const unauthorized = 401;

let known: Promise<Caller> | undefined;
/** Whoever has logged out is not logged in to the demo by itself. */
let hasLoggedOut = false;

async function findCaller(): Promise<Caller> {
  try {
    return (await client.call(sessionCalls.readCaller)).data;
  } catch (error) {
    if (hasLoggedOut || !isCode(error, 'unauthenticated')) throw error;
    // Only the demo on this machine has this; anything else returns that the person is not logged in.
    const demo = await client.call(sessionCalls.logInToDemo).catch(() => undefined);
    if (demo === undefined) throw error;
    return demo.data;
  }
}

function readCaller(): Promise<Caller> {
  known ??= findCaller().catch((error: unknown) => {
    known = undefined;
    throw error;
  });
  return known;
}

/** Reads the person again after they have changed their own account. */
export function forgetCaller(): void {
  known = undefined;
}

/** Scopes for what react-admin asks about: resources by their lists, anything else by its own name. */
const scopeOfResource: Readonly<Record<string, Scope>> = {
  orders: 'orders:read',
  approvals: 'refunds:write',
  people: 'people:read',
  keys: 'people:read',
  audit: 'audit:read',
};

/** Log-in by the operator session: an HttpOnly cookie that scripts cannot read. */
export const authProvider: AuthProvider = {
  async login(credentials: Credentials) {
    const { email, password, code } = credentials;
    const input = { email, password, ...(code === undefined || code === '' ? {} : { code }) };
    const { data } = await client.call(sessionCalls.logIn, { input });
    known = Promise.resolve(data);
  },
  async logout() {
    hasLoggedOut = true;
    known = undefined;
    try {
      await client.call(sessionCalls.logOut);
    } catch (error) {
      // The session had ended before.
      if (!isCode(error, 'unauthenticated')) throw error;
    }
  },
  async checkAuth() {
    try {
      await readCaller();
    } catch (error) {
      if (!isCode(error, 'unauthenticated')) throw error;
      throw Object.assign(new Error('Pawlet: nobody is logged in.'), { message: false });
    }
  },
  checkError(error: unknown) {
    const hasEnded =
      isCode(error, 'unauthenticated') || (error instanceof HttpError && error.status === unauthorized);
    if (!hasEnded) return Promise.resolve();
    known = undefined;
    return Promise.reject(new Error('Pawlet: the session has ended.'));
  },
  async getIdentity() {
    const { person, name } = await readCaller();
    return { id: person?.id ?? 0, fullName: person?.name ?? name };
  },
  async getPermissions() {
    return (await readCaller()).scopes;
  },
  async canAccess({ resource }) {
    const scope = scopeOfResource[resource];
    return scope === undefined || (await readCaller()).scopes.includes(scope);
  },
};

/** The person's own account. */
export async function readAccount(): Promise<NonNullable<Caller['person']> | null> {
  return (await readCaller()).person;
}
