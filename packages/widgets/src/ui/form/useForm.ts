import { useContext, useEffect, useRef, useState } from 'react';
import type { FocusEvent, SyntheticEvent } from 'react';
import { useAction, useToast } from '../../runtime/index.ts';
import { PageFrontContext } from '../../runtime/inFront.ts';
import type { DraftSlot } from './drafts.ts';

/** What is wrong with each field, in words; undefined where nothing is. */
export type Problems<Name extends string> = Readonly<Record<Name, string | undefined>>;

/** What can take the focus: an element, or what stands for one. */
export interface Focusable {
  readonly focus: () => void;
}

/** What a text field needs; spread it. */
export interface BoundField {
  readonly ref: (element: Focusable | null) => void;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
  readonly onBlur: (event?: FocusEvent) => void;
}

/** What a submission may do while it runs, and once it is answered. */
export interface Submission<Name extends string> {
  /**
   * Shows what the server refused, as a check does; shows `message` where no field is named. Fields that were edited since are
   * left alone, and a form that was left shows nothing.
   */
  readonly refuse: (problems: Partial<Problems<Name>>, message?: string) => void;
  /** It was sent: the draft is removed. */
  readonly forget: () => void;
}

export interface FormOptions<Values extends object, Name extends string> {
  /** What the form starts with. Only the first value counts. */
  readonly initial: Values;
  /** Checks all values. The keys of the result are the fields, in the order in which they are shown. */
  readonly check: (values: Values) => Problems<Name>;
  /** Sends values without problems. Never called twice at a time. */
  readonly submit: (values: Values, submission: Submission<Name>) => Promise<void> | void;
  /** Keeps what was not sent yet. @default none */
  readonly draft?: DraftSlot<Values> | undefined;
  /** Checks a field that is left empty too. @default false */
  readonly checksEmpty?: boolean | undefined;
  /** Shows the first problem in a toast as well. @default true */
  readonly hasToasts?: boolean | undefined;
  /** Lets the browser ask before the tab is closed over values that no draft keeps. @default false */
  readonly guardsLeaving?: boolean | undefined;
}

/** The names whose values are texts. */
type TextName<Values> = {
  [Key in keyof Values]: Values[Key] extends string ? Key : never;
}[keyof Values] &
  string;

export interface Form<Values extends object, Name extends string> {
  readonly values: Values;
  /** Changes values. The problems of `fields` are hidden: by default of those that have the names of the values. */
  readonly change: (
    changes: Partial<Values> | ((before: Values) => Partial<Values>),
    fields?: readonly Name[],
  ) => void;
  /** What a text field needs; spread it. */
  readonly field: (name: Name & TextName<Values>) => BoundField;
  readonly errorOf: (name: Name) => string | undefined;
  /** The ref of a field that `field` does not serve. */
  readonly refOf: (name: Name) => (element: Focusable | null) => void;
  /** The field was left: from now on its problem is shown. */
  readonly leave: (name: Name) => void;
  /** Shows the problems of these fields and focuses the first wrong one; true if there is none. @default all fields */
  readonly check: (names?: readonly Name[]) => boolean;
  /** Shows problems that something else found, such as another call. */
  readonly refuse: Submission<Name>['refuse'];
  readonly focus: (name: Name) => void;
  /** Checks and sends the values; does nothing while that is going on. The function is stable. */
  readonly submit: () => Promise<void>;
  readonly isBusy: boolean;
  /** The properties of the `<form>`. */
  readonly props: { readonly noValidate: true; readonly onSubmit: (event: SyntheticEvent) => void };
  /** True while the form shows a draft. */
  readonly isRestored: boolean;
  /** Replaces the draft by what the form started with. */
  readonly startOver: () => void;
  /** Removes the draft; the values stay. */
  readonly forget: () => void;
}

/**
 * The state of a form: values, problems, submission and draft. Problems are shown once a field was left or a submission was
 * tried; those of the server until the field is edited.
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
  /** The values at this moment, also before they are rendered. */
  const current = useRef(values);
  const setValues = (next: Values): void => {
    current.current = next;
    showValues(next);
  };
  const [isRestored, setIsRestored] = useState(first !== undefined);
  const [checked, setChecked] = useState<ReadonlySet<Name>>(new Set());
  const [refused, setRefused] = useState<Partial<Problems<Name>>>({});
  const elements = useRef(new Map<Name, Focusable>());
  /** A field to focus as soon as it is rendered. */
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
    setChecked((before) => without(before, names));
    setRefused((before) => (names.some((name) => name in before) ? omit(before, names) : before));
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
  /** Announces the first problem; false if there is none. */
  const stopAtFirst = (problems: Partial<Problems<Name>>, names: readonly Name[]): boolean => {
    const wrong = names.find((name) => problems[name] !== undefined);
    if (wrong === undefined) return false;
    if (hasToasts) showToast(problems[wrong] ?? '');
    focus(wrong);
    return true;
  };
  const check: Form<Values, Name>['check'] = (names) => {
    const problems = options.check(current.current);
    const wanted = names ?? (Object.keys(problems) as Name[]);
    setChecked((before) => new Set([...before, ...wanted]));
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

  let found: Problems<Name> | undefined;
  const errorOf = (name: Name): string | undefined => {
    if (refused[name] !== undefined || !checked.has(name)) return refused[name];
    // Not before a field asks: a check may depend on what is computed from the values.
    found ??= options.check(values);
    return found[name];
  };
  const leave = (name: Name): void => setChecked((before) => new Set([...before, name]));
  const refOf =
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
      ref: refOf(name),
      value: values[name] as string,
      error: errorOf(name),
      onChange: (value) => change({ [name]: value } as Partial<Values>),
      onBlur: (event) => {
        // The button checks for itself; a line that appears above it would move it away under the finger.
        const target = event?.relatedTarget;
        const isSubmitting = target instanceof HTMLButtonElement && target.type === 'submit';
        if (!isSubmitting && (checksEmpty || values[name] !== '')) leave(name);
      },
    }),
    errorOf,
    refOf,
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
      setChecked(new Set());
      setRefused({});
    },
    forget: kept.forget,
  };
}

/** Keeps the values as a draft until they are sent. Another shopper's draft replaces the values. */
function useKeptValues<Values>(
  values: Values,
  initial: Values,
  draft: DraftSlot<Values> | undefined,
  onOwn: (own: Values | undefined) => void,
): { readonly isUnsent: boolean; readonly forget: () => void } {
  const slot = useRef(draft);
  const sent = useRef<Values | undefined>(undefined);
  const latest = useRef({ values, onOwn });
  useEffect(() => {
    latest.current = { values, onOwn };
  });
  const isUnsent = values !== sent.current && JSON.stringify(values) !== JSON.stringify(initial);
  const key = draft?.key;
  useEffect(() => {
    const before = slot.current;
    slot.current = draft;
    if (before?.key === key) return;
    // What a visitor wrote becomes the shopper's who logs in.
    if (before?.isVisitors === true) before.keep(undefined);
    else latest.current.onOwn(draft?.read(initial));
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a slot with the same key is the same slot
  }, [key]);
  useEffect(() => {
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

function without<T>(set: ReadonlySet<T>, gone: readonly T[]): ReadonlySet<T> {
  return gone.some((one) => set.has(one)) ? new Set([...set].filter((one) => !gone.includes(one))) : set;
}

function omit<Name extends string>(
  problems: Partial<Problems<Name>>,
  names: readonly Name[],
): Partial<Problems<Name>> {
  return Object.fromEntries(
    Object.entries(problems).filter(([name]) => !names.includes(name as Name)),
  ) as Partial<Problems<Name>>;
}
