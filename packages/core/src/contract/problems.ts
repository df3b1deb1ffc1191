import type { BaseIssue } from 'valibot';
import { fieldProblems } from './reasons.ts';
import type { FieldProblem } from './reasons.ts';

/**
 * The problem of each field, from the issues of a contract's input schema; the first problem of a field wins.
 * Fields of lists are named by path (`attributes.0.value_id`), the whole body is `body`.
 */
export function fieldProblemsOf(issues: readonly BaseIssue<unknown>[]): Record<string, FieldProblem> {
  const problems = new Map<string, FieldProblem>();
  for (const issue of issues) {
    const name = issue.path === undefined ? 'body' : issue.path.map(({ key }) => String(key)).join('.');
    if (!problems.has(name)) problems.set(name, getProblem(issue));
  }
  return Object.fromEntries(problems);
}

function getProblem(issue: BaseIssue<unknown>): FieldProblem {
  if (issue.kind === 'schema' && (issue.input === undefined || issue.input === null)) return 'required';
  return fieldProblems.find((problem) => problem === issue.message) ?? 'type';
}
