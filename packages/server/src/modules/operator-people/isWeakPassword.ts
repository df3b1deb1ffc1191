import type { ZxcvbnFactory } from '@zxcvbn-ts/core';

/** Scores of zxcvbn: 3 means that a guesser with the password's hash needs at least 10^8 attempts. */
const leastScore = 3;

let estimator: Promise<ZxcvbnFactory> | undefined;

/** Loaded when the first person sets a password: the dictionaries are large. */
async function createEstimator(): Promise<ZxcvbnFactory> {
  const [{ ZxcvbnFactory }, { adjacencyGraphs, dictionary }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  return new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
}

/**
 * Whether a password is a common one, or is easily guessed: a repetition, a row of the keyboard, or made of
 * the person's own name and e-mail address.
 */
export async function isWeakPassword(password: string, ownWords: readonly string[]): Promise<boolean> {
  estimator ??= createEstimator();
  const words = ownWords
    .flatMap((text) => [text, ...text.split(/[^\p{L}\p{N}]+/u)])
    .filter((word) => word !== '');
  const { score } = (await estimator).check(password, words);
  return score < leastScore;
}
