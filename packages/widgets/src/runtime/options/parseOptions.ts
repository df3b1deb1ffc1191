import { PawletError } from '@pawlet/core/errors';
import { toPropName } from './optionNames.ts';
import type { Option, OptionTable } from './types.ts';

/** The rules of a widget's options. */
export interface OptionRules {
  readonly id: string;
  readonly options: OptionTable;
  readonly required: readonly string[];
  readonly check: ((values: Readonly<Record<string, unknown>>) => string | undefined) | undefined;
}

/** Parses options by prop or attribute name; throws a CONFIG error that names the wrong one. */
export function parseOptions(rules: OptionRules, given: unknown): Readonly<Record<string, unknown>> {
  const { id, options, required, check } = rules;
  if (given !== undefined && (typeof given !== 'object' || given === null || Array.isArray(given))) {
    throw wrong(`the options of widget "${id}" must be an object.`);
  }
  const values: Record<string, unknown> = {};
  for (const [name, option] of Object.entries(options)) {
    if (option.defaultValue !== undefined) values[name] = option.defaultValue;
  }
  for (const [attribute, value] of Object.entries(given ?? {})) {
    const name = toPropName(attribute);
    const option = Object.hasOwn(options, name) ? options[name] : undefined;
    if (option === undefined) throw wrong(`widget "${id}" has no option "${name}".${known(options)}`);
    if (isGiven(option, value)) values[name] = read(id, name, option, value);
  }
  for (const name of required) {
    if (values[name] === undefined) {
      throw wrong(`option "${name}" of widget "${id}" must be ${options[name]?.expected}, but is missing.`);
    }
  }
  const problem = check?.(values);
  if (problem !== undefined) throw wrong(`the options of widget "${id}" do not fit: ${problem}`);
  return values;
}

function read(id: string, name: string, option: Option<unknown>, value: unknown): unknown {
  const result = option.read(value);
  if (result !== undefined) return result;
  const got = typeof value === 'number' ? String(value) : (JSON.stringify(value) ?? typeof value);
  throw wrong(`option "${name}" of widget "${id}" must be ${option.expected}, but is ${got}.`);
}

/** An empty attribute counts as absent, except for a flag, where it is true. */
function isGiven(option: Option<unknown>, value: unknown): boolean {
  if (value === undefined || value === null) return false;
  return value !== '' || option.read('') !== undefined;
}

function known(options: OptionTable): string {
  const names = Object.keys(options).map((name) => `"${name}"`);
  return names.length === 0 ? ' It has none.' : ` It has ${names.join(', ')}.`;
}

function wrong(message: string): PawletError {
  return new PawletError('CONFIG', `Pawlet: ${message}`);
}
