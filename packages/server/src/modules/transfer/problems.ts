import type * as v from 'valibot';

const longestShown = 60;

/** Formats an entry's validation error: file and entry, field, what is required and the actual value. */
export function describeIssue(where: string, issue: v.BaseIssue<unknown>): string {
  const field = (issue.path ?? []).map((step) => stepText(step, issue.type)).join('');
  const at = field === '' ? where : `${where}, field ${field.replace(/^\./u, '')}`;
  if (issue.expected === 'never') return `${at}: unknown field.`;
  if (issue.received === 'undefined') return `${at} is missing.`;
  return `${at} needs ${issue.message}, but it is ${shown(issue.input)}.`;
}

function stepText({ key, origin, type }: v.IssuePathItem, issueType: string): string {
  if (type === 'array') return `[${key + 1}]`;
  return origin === 'key' && issueType !== 'strict_object' ? `.${String(key)} (its name)` : `.${String(key)}`;
}

function shown(input: unknown): string {
  const text = JSON.stringify(input) ?? String(input);
  return text.length > longestShown ? `${text.slice(0, longestShown)}…` : text;
}
