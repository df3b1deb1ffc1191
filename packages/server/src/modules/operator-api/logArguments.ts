import { maskMarked, type OperatorEndpoint } from '@pawlet/operator';

const longestValue = 200;

/** The fields of a call as `name=value` for the audit log: without personal data and secrets. */
export function toLogArguments({ input }: OperatorEndpoint, fields: unknown): readonly string[] {
  const masked = maskMarked(input, fields, ['isPersonal', 'isSecret'], '***');
  if (typeof masked !== 'object' || masked === null) return [];
  return Object.entries(masked)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]: [string, unknown]) => {
      const text = typeof value === 'string' ? value : JSON.stringify(value);
      return `${name}=${text.length > longestValue ? `${text.slice(0, longestValue)}…` : text}`;
    });
}
