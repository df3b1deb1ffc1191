import type { Problem } from '@pawlet/operator';
import { isOperatorProblem } from '@pawlet/operator/client';
import type { CommandResult, Refusal } from './clientCommand.ts';

/** Result of a command that did what it should. */
export function done(text: string, data?: unknown): CommandResult {
  return { status: 'done', text, data };
}

/** Result of a command that did nothing. */
export function refused(text: string): Refusal {
  return { status: 'refused', text };
}

/** Texts for problems by their reason, or else by their code. */
export type RefusalTexts = Readonly<Record<string, string | ((problem: Problem) => string)>>;

/** Runs calls, and turns the problems that have a text here into results; others are thrown on. */
export async function withTexts(
  texts: RefusalTexts,
  work: () => Promise<CommandResult>,
): Promise<CommandResult> {
  try {
    return await work();
  } catch (error) {
    if (!isOperatorProblem(error)) throw error;
    const { problem } = error;
    const text = texts[problem.reason ?? problem.code];
    if (text === undefined) throw error;
    return refused(typeof text === 'string' ? text : text(problem));
  }
}

/** The text of any other problem. */
export function toProblemText({ code, detail, errors = [], scope, retryAfter, instance }: Problem): string {
  if (code === 'unauthenticated')
    return 'The shop does not accept this operator key: it is unknown, expired or revoked.';
  return [
    `${detail}${scope === undefined ? '' : `: it needs the scope ${scope}`}.`,
    ...errors.map((error) => `- ${error.field}: ${error.hint ?? error.detail}.`),
    ...(retryAfter === undefined ? [] : [`Try again in ${retryAfter} s.`]),
    ...(code === 'internal'
      ? [`Check what the command should have changed before you run it again (${instance}).`]
      : []),
  ].join('\n');
}
