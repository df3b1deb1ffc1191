import { useContext, useEffect, useRef, useState } from 'react';
import type { FocusEvent, SyntheticEvent } from 'react';
import { useAction, useToast } from '../../runtime/index.ts';
import { PageFrontContext } from '../../runtime/inFront.ts';
import { useLayoutEffect } from '../../runtime/useLayoutEffect.ts';
import type { DraftSlot } from './drafts.ts';

/** The error message of each field; undefined if it is valid. */
export type Problems<Name extends string> = Readonly<Record<Name, string | undefined>>;

/** An element that can be focused, or an object with the same method. */
export interface Focusable {
  readonly focus: () => void;
}

/** Props of a text field; spread them. */
export interface BoundField {
  readonly ref: (element: Focusable | null) => void;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
  readonly onBlur: (event?: FocusEvent) => void;
}

/** Callbacks for a submission. */
export interface Submission<Name extends string> {
  /**
   * Shows server errors like a validation; shows `message` if no field is named. Fields edited since are ignored, and a
   * form that was left shows nothing.
   */
  readonly refuse: (problems: Partial<Problems<Name>>, message?: string) => void;
  /** The values were sent: removes the draft. */
  readonly forget: () => void;
}

export interface FormOptions<Values extends object, Name extends string> {
  /** Initial values. Later ones are ignored. */
  readonly initial: Values;
  /** Validates all values. The keys of the result are the fields, in display order. */
  readonly check: (values: Values) => Problems<Name>;
  /** Sends valid values. Never called concurrently. */
  readonly submit: (values: Values, submission: Submission<Name>) => Promise<void> | void;
  /** Stores unsent values. @default none */
  readonly draft?: DraftSlot<Values> | undefined;
  /** Also validates a field left empty. @default false */
  readonly checksEmpty?: boolean | undefined;
  /** Also shows the first problem in a toast. @default true */
  readonly hasToasts?: boolean | undefined;
  /** Lets the browser ask before closing the tab with values that no draft stores. @default false */
  readonly guardsLeaving?: boolean | undefined;
}

/** Names of fields with string values. */
type TextName<Values> = {
  [Key in keyof Values]: Values[Key] extends string ? Key : never;
}[keyof Values] &
  string;

export interface Form<Values extends object, Name extends string> {
  readonly values: Values;
  /** Changes values. Hides the problems of `fields`, by default those with the names of the values. */
  readonly change: (
    changes: Partial<Values> | ((before: Values) => Partial<Values>),
    fields?: readonly Name[],
  ) => void;
  /** Props of a text field; spread them. */
  readonly field: (name: Name & TextName<Values>) => BoundField;
  readonly getError: (name: Name) => string | undefined;
  /** The ref of a field that does not use `field`. */
  readonly getRef: (name: Name) => (element: Focusable | null) => void;
  /** Call on blur: from now on the field's problem is shown. */
  readonly leave: (name: Name) => void;
  /**
   * Shows the problems of these fields and focuses the first invalid one; true if there is none. @default all fields
   */
  readonly check: (names?: readonly Name[]) => boolean;
  /** Shows problems from elsewhere, such as another call. */
  readonly refuse: Submission<Name>['refuse'];
  readonly focus: (name: Name) => void;
  /** Validates and sends the values; does nothing while a submission is in progress. The function is stable. */
  readonly submit: () => Promise<void>;
  readonly isBusy: boolean;
  /** Props of the `<form>`. */
  readonly props: { readonly noValidate: true; readonly onSubmit: (event: SyntheticEvent) => void };
  /** True while the form shows a draft. */
  readonly isRestored: boolean;
  /** Replaces the draft with the initial values. */
  readonly startOver: () => void;
  /** Removes the draft; the values stay. */
  readonly forget: () => void;
}

/**
 * The state of a form: values, problems, submission and draft. Problems are shown after blur or an attempt to submit;
 * server errors until the field is edited.
 */
export function useForm<Values extends object, Name extends string>(
  options: FormOptions<Values, Name>,
): Form<Values, Name> {
  const { draft, checksEmpty = false, hasToasts = true } = options;
  const showToast = useToast();
  const { isCovered } = useContext(PageFrontContext);
  const [initial] = useState(options.initial);
  const [first] = useState(() => draft?.read(initial));
  const [values, showValues] = useState(first ?? initial);
  /** The current values, also before they are rendered. */
  const current = useRef(values);
  const setValues = (next: Values): void => {
    current.current = next;
    showValues(next);
  };
  const [isRestored, setIsRestored] = useState(first !== undefined);
  const [checked, setChecked] = useState<Partial<Record<Name, boolean>>>({});
  const [refused, setRefused] = useState<Partial<Problems<Name>>>({});
  const elements = useRef(new Map<Name, Focusable>());
  /** A field to focus once it is rendered. */
  const awaited = useRef<Name | undefined>(undefined);
  /** Fields edited since the submission started. */
  const edited = useRef(new Set<Name>());
  const isLeft = useRef(false);
  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
    };
  }, []);

  const kept = useKeptValues(values, initial, draft, (own) => {
    setValues(own ?? initial);
    setIsRestored(own !== undefined);
  });
  useLeaveGuard(options.guardsLeaving === true && draft === undefined && kept.isUnsent);

  const hide = (names: readonly Name[]): void => {
    setChecked((before) => omit(before, names));
    setRefused((before) => omit(before, names));
    for (const name of names) edited.current.add(name);
  };
  const change: Form<Values, Name>['change'] = (changes, fields) => {
    const before = current.current;
    setValues({ ...before, ...(typeof changes === 'function' ? changes(before) : changes) });
    hide(fields ?? (typeof changes === 'function' ? [] : (Object.keys(changes) as Name[])));
  };
  const focus = (name: Name): void => {
    const element = elements.current.get(name);
    if (element === undefined) awaited.current = name;
    else element.focus();
  };
  /** Shows the first problem; false if there is none. */
  const stopAtFirst = (problems: Partial<Problems<Name>>, names: readonly Name[]): boolean => {
    const wrong = names.find((name) => problems[name] !== undefined);
    if (wrong === undefined) return false;
    if (hasToasts) showToast(problems[wrong] ?? '');
    focus(wrong);
    return true;
  };
  const leave = (name: Name): void => setChecked((before) => ({ ...before, [name]: true }));
  const check: Form<Values, Name>['check'] = (names) => {
    const problems = options.check(current.current);
    const wanted = names ?? (Object.keys(problems) as Name[]);
    for (const name of wanted) leave(name);
    setRefused((before) => omit(before, wanted));
    return !stopAtFirst(problems, wanted);
  };
  const refuse: Submission<Name>['refuse'] = (problems, message) => {
    if (isLeft.current) return;
    const late = omit(problems, [...edited.current]);
    setRefused((before) => ({ ...before, ...late }));
    if (isCovered()) return;
    const names = [...Object.keys(options.check(current.current)), ...Object.keys(late)] as Name[];
    if (stopAtFirst(late, names)) return;
    const words = message ?? Object.values<string | undefined>(problems).find((one) => one !== undefined);
    if (words !== undefined) showToast(words);
  };
  const { run, isBusy } = useAction(async () => {
    if (!check()) return;
    edited.current.clear();
    await options.submit(current.current, { refuse, forget: kept.forget });
  });

  // Computed lazily: a validation may depend on values derived from the form's.
  const getError = (name: Name): string | undefined =>
    refused[name] ?? (checked[name] === true ? options.check(values)[name] : undefined);
  const getRef =
    (name: Name) =>
    (element: Focusable | null): void => {
      if (element === null) {
        elements.current.delete(name);
        return;
      }
      elements.current.set(name, element);
      if (awaited.current !== name) return;
      awaited.current = undefined;
      element.focus();
    };
  return {
    values,
    change,
    field: (name) => ({
      ref: getRef(name),
      value: values[name] as string,
      error: getError(name),
      onChange: (value) => change({ [name]: value } as Partial<Values>),
      onBlur: (event) => {
        // The button validates itself; a message inserted above it would move it away under the finger.
        const target = event?.relatedTarget;
        const isSubmitting = target instanceof HTMLButtonElement && target.type === 'submit';
        if (!isSubmitting && (checksEmpty || values[name] !== '')) leave(name);
      },
    }),
    getError,
    getRef,
    leave,
    check,
    refuse: (problems, message) => {
      edited.current.clear();
      refuse(problems, message);
    },
    focus,
    submit: run,
    isBusy,
    props: {
      noValidate: true,
      onSubmit: (event) => {
        event.preventDefault();
        void run();
      },
    },
    isRestored,
    startOver: () => {
      setValues(initial);
      setIsRestored(false);
      setChecked({});
      setRefused({});
    },
    forget: kept.forget,
  };
}

/** Stores the values as a draft until they are sent. Another shopper's draft replaces the values. */
function useKeptValues<Values>(
  values: Values,
  initial: Values,
  draft: DraftSlot<Values> | undefined,
  onOwn: (own: Values | undefined) => void,
): { readonly isUnsent: boolean; readonly forget: () => void } {
  const slot = useRef(draft);
  const sent = useRef<Values | undefined>(undefined);
  const latest = useRef({ values, onOwn });
  useLayoutEffect(() => {
    latest.current = { values, onOwn };
  });
  const isUnsent = values !== sent.current && JSON.stringify(values) !== JSON.stringify(initial);
  const key = draft?.key;
  useLayoutEffect(() => {
    const before = slot.current;
    slot.current = draft;
    if (before?.key === key) return;
    // A visitor's draft is passed on to the shopper who logs in.
    if (before?.isVisitors === true) before.keep(undefined);
    else latest.current.onOwn(draft?.read(initial));
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a slot with the same key is the same slot
  }, [key]);
  // Before the change is seen: the page may be closed or reloaded at once.
  useLayoutEffect(() => {
    if (values !== sent.current) slot.current?.keep(isUnsent ? values : undefined);
  }, [key, values, isUnsent]);
  return {
    isUnsent,
    forget: () => {
      sent.current = latest.current.values;
      slot.current?.keep(undefined);
    },
  };
}

function useLeaveGuard(isUnsent: boolean): void {
  useEffect(() => {
    if (!isUnsent) return undefined;
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isUnsent]);
}

function omit<Name extends string, Value>(
  record: Partial<Record<Name, Value>>,
  names: readonly Name[],
): Partial<Record<Name, Value>> {
  return Object.fromEntries(
    Object.entries(record).filter(([name]) => !names.includes(name as Name)),
  ) as Partial<Record<Name, Value>>;
}
