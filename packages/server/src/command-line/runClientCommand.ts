import { isOperatorProblem, OperatorReplyError } from '@pawlet/operator/client';
import { printResult, wantsJson } from './printResult.ts';
import type { ClientCommand, ClientDeps } from './clientCommand.ts';
import { refused, toProblemText } from './results.ts';

const longestKey = 100;
const keyFlag = '--key=';

/** Output of a command. */
export interface ClientOutcome {
  readonly status: 'done' | 'refused';
  readonly text: string;
}

/** Runs a command that calls the operator API. Throws what `fetch` throws where the shop does not respond. */
export async function runClientCommand(
  command: ClientCommand,
  given: readonly string[],
  deps: Omit<ClientDeps, 'key'>,
): Promise<ClientOutcome> {
  const isJson = wantsJson(command, given);
  const hasKey = (arg: string) => command.takesKey === true && arg.startsWith(keyFlag);
  const [key, ...more] = given.filter(hasKey).map((arg) => arg.slice(keyFlag.length));
  if (more.length > 0 || key === '' || (key?.length ?? 0) > longestKey)
    return refused(`A key is a text of 1 to ${longestKey} characters, given once.`);
  const args = given.filter((arg) => !hasKey(arg) && !(isJson && arg === '--json'));
  try {
    const result = await command.run({ ...deps, key }, args);
    return { status: result.status, text: printResult(result, isJson) };
  } catch (error) {
    if (error instanceof OperatorReplyError) return refused(error.message);
    if (!isOperatorProblem(error)) throw error;
    const text = toProblemText(error.problem);
    return { status: 'refused', text: printResult({ status: 'refused', text }, false) };
  }
}
