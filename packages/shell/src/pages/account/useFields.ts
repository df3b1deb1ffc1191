import { useToast } from '@pawlet/widgets';
import { useRef, useState } from 'react';

/** Errors by field. */
export type FieldProblems<Name extends string> = Partial<Record<Name, string | undefined>>;

/** Props of a form field; spread them. */
export interface BoundField {
  readonly ref: (element: HTMLInputElement | HTMLTextAreaElement | null) => void;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
  readonly onBlur: () => void;
}

/** The fields of a small form. */
export interface Fields<Name extends string> {
  readonly values: Readonly<Record<Name, string>>;
  /** The props of a field; `check` validates its value on blur. */
  readonly bind: (name: Name, check?: (value: string) => string | undefined) => BoundField;
  /** Shows the errors, focuses the first and announces it once; false when there are none. */
  readonly refuse: (problems: FieldProblems<Name>) => boolean;
  readonly focus: (name: Name) => void;
}

/** Values and errors of a small form; `names` in the order of the fields. */
export function useFields<Name extends string>(
  names: readonly Name[],
  initial: Readonly<Record<Name, string>>,
  onChange?: (values: Readonly<Record<Name, string>>) => void,
): Fields<Name> {
  const showToast = useToast();
  const [values, setValues] = useState(initial);
  const [errors, setErrors] = useState<FieldProblems<Name>>({});
  const elements = useRef<Partial<Record<Name, HTMLElement | null>>>({});
  const focus = (name: Name): void => elements.current[name]?.focus();
  return {
    values,
    focus,
    bind: (name, check) => ({
      ref: (element) => {
        elements.current[name] = element;
      },
      value: values[name],
      error: errors[name],
      onChange: (value) => {
        const next = { ...values, [name]: value };
        setValues(next);
        onChange?.(next);
        setErrors({ ...errors, [name]: undefined });
      },
      onBlur: () => {
        if (check !== undefined && values[name] !== '') setErrors({ ...errors, [name]: check(values[name]) });
      },
    }),
    refuse: (problems) => {
      setErrors(problems);
      const first = names.find((name) => problems[name] !== undefined);
      if (first === undefined) return false;
      showToast(problems[first] ?? '');
      focus(first);
      return true;
    },
  };
}
