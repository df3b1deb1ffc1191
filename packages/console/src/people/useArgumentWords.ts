import { isRecord } from '../parts/isRecord.ts';
import { useText, useWord } from '../texts/useText.ts';

/** Values that have words of their own, by the name of their field. */
const valueWords: Readonly<Record<string, string>> = { role: 'role', scopes: 'scope', state: 'status' };

/** `name=value` of the audit log in words; what the console does not know stays as it was sent. */
export function useArgumentWords(): (argument: string) => string {
  const text = useText();
  const word = useWord();
  const describeValue = (name: string, value: unknown): string => {
    if (value === true || value === false) return text(value ? 'audit.yes' : 'audit.no');
    if (Array.isArray(value)) return value.map((one) => describeValue(name, one)).join(', ');
    if (isRecord(value))
      return Object.entries(value)
        .map(([field, one]) => describeField(field, one))
        .join(', ');
    const shown =
      typeof value === 'string' || typeof value === 'number' ? String(value) : JSON.stringify(value);
    const group = valueWords[name];
    return group === undefined ? shown : word(`${group}.${shown}`, word(`${name}.${shown}`, shown));
  };
  const describeField = (name: string, value: unknown) =>
    text('audit.argument', {
      name: word(`argument.${name}`, word(`choice.${name}`, name)),
      value: describeValue(name, value),
    });
  return (argument) => {
    const at = argument.indexOf('=');
    if (at === -1) return argument;
    return describeField(argument.slice(0, at), parse(argument.slice(at + 1)));
  };
}

/** Lists, objects and booleans; a text, and what was shortened for the log, stays a text. */
function parse(value: string): unknown {
  if (!/^(?:[[{]|true$|false$)/u.test(value)) return value;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}
