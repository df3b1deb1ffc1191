/** One option of a widget: parsing, serialisation and description. */
export interface Option<T> {
  /** A sentence in English, for the documentation. */
  readonly description: string;
  /** The expected value, for the CONFIG error: "a positive whole number". */
  readonly expected: string;
  /** Default value; undefined for none. */
  readonly defaultValue?: T | undefined;
  /** Parses a string or a typed value; undefined if it is invalid. */
  readonly read: (value: unknown) => T | undefined;
  /** Serialises it for an attribute or a query. A method, so that options of any type fit in one table. */
  write(value: T): string;
}

/** Options of a widget by prop name. */
export type OptionTable = Readonly<Record<string, Option<unknown>>>;

/** The type of an option's value. */
export type OptionValue<TOption> = TOption extends { readonly read: (value: unknown) => infer T }
  ? Exclude<T, undefined>
  : never;

/** The values of a table, each of them optional. */
export type OptionValues<TOptions extends OptionTable> = {
  readonly [Name in keyof TOptions]?: OptionValue<TOptions[Name]> | undefined;
};
