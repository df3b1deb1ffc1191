import { type OperatorOutputOf, sessionCalls } from '@pawlet/operator';
import { isOperatorProblem } from '@pawlet/operator/client';
import { client } from './client.ts';

/** Who is logged in. */
export type Caller = OperatorOutputOf<typeof sessionCalls.readCaller>;

/** Whether the shop refused a call with this code. */
export function isCode(error: unknown, code: string): boolean {
  return isOperatorProblem(error) && error.problem.code === code;
}

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

/** Who is logged in; asked once. */
export function readCaller(): Promise<Caller> {
  known ??= findCaller().catch((error: unknown) => {
    known = undefined;
    throw error;
  });
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
