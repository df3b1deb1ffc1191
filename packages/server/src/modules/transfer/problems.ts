import type * as v from 'valibot';
import { type DataReason, dataReason } from './dataReason.ts';

const longestShown = 60;

/** Formats an entry's validation error: file and entry, field, what is required and the actual value. */
export function describeIssue(where: string, issue: v.BaseIssue<unknown>): string {
  const field = (issue.path ?? []).map((step) => stepText(step, issue.type)).join('');
  const at = field === '' ? where : `${where}, field ${field.replace(/^\./u, '')}`;
  if (issue.expected === 'never') return `${at}: unknown field.`;
  if (issue.received === 'undefined') return `${at} is missing.`;
  return `${at} needs ${issue.message}, but it is ${shown(issue.input)}.`;
}

/** The same for people in each language; undefined where the value is missing. */
export function reasonOfIssue(issue: v.BaseIssue<unknown>): DataReason | undefined {
  if (issue.received === 'undefined') return undefined;
  const value = shown(issue.input).replaceAll('"', '');
  if (issue.type === 'picklist')
    return dataReason('sheet.choice', {
      value,
      choices: (issue.expected ?? '').replaceAll(/[()"]/gu, '').replaceAll(' | ', ', '),
    });
  if (issue.type === 'min_value')
    return dataReason('sheet.least', { value, least: String(issue.requirement) });
  return dataReason('sheet.invalid', { value });
}

function stepText({ key, origin, type }: v.IssuePathItem, issueType: string): string {
  if (type === 'array') return `[${key + 1}]`;
  return origin === 'key' && issueType !== 'strict_object' ? `.${String(key)} (its name)` : `.${String(key)}`;
}

function shown(input: unknown): string {
  const text = JSON.stringify(input) ?? String(input);
  return text.length > longestShown ? `${text.slice(0, longestShown)}…` : text;
}
