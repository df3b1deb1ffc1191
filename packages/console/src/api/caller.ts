import { type OperatorOutputOf, sessionCalls } from '@pawlet/operator';
import { isOperatorProblem } from '@pawlet/operator/client';
import { client } from './client.ts';

/** Who is logged in, or `nobody`. */
export type Caller = OperatorOutputOf<typeof sessionCalls.logIn>;

/** Whether the shop refused a call with this code. */
export function isCode(error: unknown, code: string): boolean {
  return isOperatorProblem(error) && error.problem.code === code;
}

let known: Promise<Caller> | undefined;
/** Whoever has logged out is not logged in to the demo by itself. */
let hasLoggedOut = false;

async function findCaller(): Promise<Caller> {
  const { data } = await client.call(sessionCalls.readCaller);
  if (data.kind !== 'nobody' || hasLoggedOut || !data.mayLogInToDemo) return data;
  // The demo's owner may have been disabled.
  const demo = await client.call(sessionCalls.logInToDemo).catch(() => undefined);
  return demo?.data ?? data;
}

/** Who is logged in; asked once, or until somebody is. */
export function readCaller(): Promise<Caller> {
  known ??= findCaller().then(
    (caller) => {
      if (caller.kind === 'nobody') known = undefined;
      return caller;
    },
    (error: unknown) => {
      known = undefined;
      throw error;
    },
  );
  return known;
}

/** Remembers who has just logged in. */
export function setCaller(caller: Caller): void {
  known = Promise.resolve(caller);
}

/** Reads the person again after they have changed their own account, or after their session has ended. */
export function forgetCaller(): void {
  known = undefined;
}

/** The person has logged out. */
export function endCaller(): void {
  hasLoggedOut = true;
  known = undefined;
}
