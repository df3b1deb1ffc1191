import { isOperatorProblem } from '@pawlet/operator/client';
import type { Problem } from '@pawlet/operator';
import { languages, type Localized } from '../../src/i18n/language.ts';

/** A text that differs in every language. */
export function inLanguages(text: string): Localized {
  return Object.fromEntries(languages.map((language) => [language, `${text} ${language}`])) as Localized;
}

/** The problem with which a call is refused; throws if it is not. */
export async function problemOf(call: Promise<unknown>): Promise<Problem> {
  const error: unknown = await call.catch((reason: unknown) => reason);
  if (!isOperatorProblem(error)) throw new Error(`Not refused: ${JSON.stringify(error)}`, { cause: error });
  return error.problem;
}
