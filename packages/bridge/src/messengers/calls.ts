import { isPawletError, PawletError, pawletErrorCodes, type PawletErrorCode } from '@pawlet/core/errors';
import type { WireError } from '../protocol/envelope.ts';
import { isRecord } from '../protocol/isRecord.ts';

/** The other side's methods, as provided by penpal. */
export type Remote = Readonly<Record<string, (...args: readonly unknown[]) => Promise<unknown>>>;

/** Implements one method; errors are sent with their code. */
export type Answer = (argument: unknown) => unknown;

const penpalCodes: Readonly<Record<string, PawletErrorCode>> = {
  METHOD_NOT_FOUND: 'UNAVAILABLE',
  METHOD_CALL_TIMEOUT: 'TIMEOUT',
  CONNECTION_TIMEOUT: 'TIMEOUT',
  CONNECTION_DESTROYED: 'ABORTED',
};

/** The methods for penpal: inherited ones are not callable, and errors are sent as plain values. */
export function exposeMethods(answers: Readonly<Record<string, Answer>>): Record<string, Answer> {
  const methods = Object.create(null) as Record<string, Answer>;
  for (const [name, answer] of Object.entries(answers)) {
    methods[name] = async (argument) => {
      try {
        return await answer(argument);
      } catch (error) {
        const wire: WireError = isPawletError(error)
          ? { name: 'PawletError', code: error.code, message: error.message }
          : // Internal errors are not revealed to the other side.
            { name: 'PawletError', code: 'UNAVAILABLE', message: `${name} failed on the other side` };
        // oxlint-disable-next-line typescript/only-throw-error -- penpal drops the fields of an error
        throw wire;
      }
    };
  }
  return methods;
}

/** Converts an error of the other side or of penpal to a PawletError. */
function toPawletError(error: unknown, name: string): PawletError {
  if (error instanceof PawletError) return error;
  const fields = isRecord(error) ? error : {};
  const code = String(fields['code']);
  const known =
    pawletErrorCodes.find((each) => each === code) ??
    (Object.hasOwn(penpalCodes, code) ? penpalCodes[code] : undefined) ??
    (error instanceof Error ? 'PROTOCOL' : 'UNAVAILABLE');
  return new PawletError(known, `${name}: ${String(fields['message'])}`, { cause: error });
}

/** Calls the other side, waiting at most `limitMs` and until `lost` rejects, when it disconnects. */
export async function callRemote(
  remote: Remote,
  name: string,
  args: readonly unknown[],
  limitMs: number,
  lost: Promise<never>,
): Promise<unknown> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(
      () => reject(new PawletError('TIMEOUT', `${name}: no answer in ${limitMs} ms`)),
      limitMs,
    );
  });
  try {
    return await Promise.race([remote[name]?.(...args), late, lost]);
  } catch (error) {
    throw toPawletError(error, name);
  } finally {
    clearTimeout(timer);
  }
}
