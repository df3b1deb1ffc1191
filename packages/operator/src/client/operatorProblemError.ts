import type { Problem } from '../problems.ts';

/** A call that the shop refused, with its problem details. */
export class OperatorProblemError extends Error {
  override readonly name = 'OperatorProblemError';
  readonly problem: Problem;
  constructor(problem: Problem) {
    super(`Pawlet: ${problem.title}: ${problem.detail}`);
    this.problem = problem;
  }
}

/** Whether a call was refused by the shop, and not lost on its way. */
export function isOperatorProblem(error: unknown): error is OperatorProblemError {
  return error instanceof OperatorProblemError;
}
