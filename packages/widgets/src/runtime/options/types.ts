/** One option of a widget: how it is read, written and described. */
export interface Option<T> {
  /** One plain sentence in English, for the documentation. */
  readonly description: string;
  /** What it must be, for the CONFIG error: "a positive whole number". */
  readonly expected: string;
  /** What holds where nothing is given; undefined for nothing. */
  readonly defaultValue?: T | undefined;
  /** Reads a text or a typed value; undefined if it is wrong. */
  readonly read: (value: unknown) => T | undefined;
  /** Writes it for an attribute or a query. A method, so that options of any type fit in one table. */
  write(value: T): string;
}

/** Options of a widget by their names as props. */
export type OptionTable = Readonly<Record<string, Option<unknown>>>;

/** The value that an option reads. */
export type OptionValue<TOption> = TOption extends { readonly read: (value: unknown) => infer T }
  ? Exclude<T, undefined>
  : never;

/** The values of a table, each of them optional. */
export type OptionValues<TOptions extends OptionTable> = {
  readonly [Name in keyof TOptions]?: OptionValue<TOptions[Name]> | undefined;
};
