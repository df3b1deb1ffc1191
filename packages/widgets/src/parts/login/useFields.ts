import { useRef, useState } from 'react';
import { useToast } from '../../runtime/index.ts';

/** Connects an input to the form. */
export interface FieldControl {
  readonly ref: (input: HTMLInputElement | null) => void;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
  readonly onBlur: () => void;
}

/** Inputs of one form. */
export interface Fields<Name extends string> {
  readonly values: Readonly<Record<Name, string>>;
  readonly control: (name: Name) => FieldControl;
  /** Validates these fields (default: all): marks invalid ones, toasts the first and focuses it. */
  readonly check: (names?: readonly Name[]) => boolean;
  /** Sets an error at a field. */
  readonly fail: (name: Name, message: string) => void;
  readonly focus: (name: Name) => void;
}

/** Texts and errors of a form. Each validator returns the problem of a text; they are in the order of the fields. */
export function useFields<Name extends string>(
  checks: Readonly<Record<Name, (value: string) => string | undefined>>,
): Fields<Name> {
  const names = Object.keys(checks) as Name[];
  const showToast = useToast();
  const inputs = useRef(new Map<Name, HTMLInputElement>());
  const [typed, setTyped] = useState<Partial<Record<Name, string>>>({});
  const [errors, setErrors] = useState<Partial<Record<Name, string | undefined>>>({});
  const valueOf = (name: Name): string => typed[name] ?? '';
  const focus = (name: Name): void => inputs.current.get(name)?.focus();
  const point = (name: Name, message: string): void => {
    showToast(message);
    focus(name);
  };

  return {
    values: Object.fromEntries(names.map((name) => [name, valueOf(name)])) as Record<Name, string>,
    control: (name) => ({
      ref: (input) => {
        if (input === null) inputs.current.delete(name);
        else inputs.current.set(name, input);
      },
      value: valueOf(name),
      error: errors[name],
      onChange: (value) => {
        setTyped((before) => ({ ...before, [name]: value }));
        setErrors((before) => ({ ...before, [name]: undefined }));
      },
      onBlur: () => {
        if (valueOf(name) === '') return;
        // An error from the server stays until the text changes.
        setErrors((before) => ({ ...before, [name]: before[name] ?? checks[name](valueOf(name)) }));
      },
    }),
    check: (wanted = names) => {
      const problems = wanted.map((name) => ({ name, problem: checks[name](valueOf(name)) }));
      setErrors((before) => ({
        ...before,
        ...Object.fromEntries(problems.map(({ name, problem }) => [name, problem])),
      }));
      for (const { name, problem } of problems) {
        if (problem === undefined) continue;
        point(name, problem);
        return false;
      }
      return true;
    },
    fail: (name, message) => {
      setErrors((before) => ({ ...before, [name]: message }));
      point(name, message);
    },
    focus,
  };
}
