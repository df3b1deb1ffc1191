import type { Option } from './types.ts';

const highestId = 2_147_483_647;

function readId(value: unknown): number | undefined {
  const number = typeof value === 'string' && /^\d{1,10}$/u.test(value.trim()) ? Number(value) : value;
  return typeof number === 'number' && Number.isInteger(number) && number > 0 && number <= highestId
    ? number
    : undefined;
}

/** An id: a positive integer, also as a string. */
export function idOption(description: string): Option<number> {
  return { description, expected: 'a positive whole number', read: readId, write: String };
}

/** Several ids: a list of numbers, or a comma-separated string. */
export function idsOption(description: string, { max }: { readonly max: number }): Option<readonly number[]> {
  return {
    description,
    expected: `1 to ${max} positive whole numbers, separated by commas`,
    read: (value) => {
      const parts =
        typeof value === 'string' ? value.split(',') : typeof value === 'number' ? [value] : value;
      if (!Array.isArray(parts) || parts.length === 0 || parts.length > max) return undefined;
      const ids = parts.map(readId).filter((id) => id !== undefined);
      return ids.length === parts.length ? ids : undefined;
    },
    write: (ids) => ids.join(','),
  };
}

/** A non-empty string. */
export function textOption(
  description: string,
  { maxLength }: { readonly maxLength?: number | undefined } = {},
): Option<string> {
  return {
    description,
    expected: maxLength === undefined ? 'a text' : `a text of at most ${maxLength} characters`,
    read: (value) =>
      typeof value === 'string' && value !== '' && value.length <= (maxLength ?? Infinity)
        ? value
        : undefined,
    write: String,
  };
}

/** True or false; an attribute without a value is true. False by default. */
export function flagOption(description: string): Option<boolean> {
  return {
    description,
    expected: 'true or false',
    defaultValue: false,
    read: (value) => {
      if (typeof value === 'boolean') return value;
      if (value === '' || value === 'true') return true;
      return value === 'false' ? false : undefined;
    },
    write: String,
  };
}

/** One of several strings. */
export function choiceOption<const T extends string>(
  choices: readonly T[],
  description: string,
  defaultValue?: NoInfer<T>,
): Option<T> {
  return {
    description,
    expected: `one of ${choices.map((choice) => `"${choice}"`).join(', ')}`,
    defaultValue,
    read: (value) => choices.find((choice) => choice === value),
    write: String,
  };
}

/** An integer in a range, also as a string. */
export function numberOption(
  description: string,
  { min, max }: { readonly min: number; readonly max: number },
): Option<number> {
  return {
    description,
    expected: `a whole number from ${min} to ${max}`,
    read: (value) => {
      const number = typeof value === 'string' && /^-?\d{1,15}$/u.test(value.trim()) ? Number(value) : value;
      return typeof number === 'number' && Number.isInteger(number) && number >= min && number <= max
        ? number
        : undefined;
    },
    write: String,
  };
}
