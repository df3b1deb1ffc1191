import type * as v from 'valibot';
import type { Database } from '../../db/database.ts';
import type { References } from './references.ts';
import type { Sheet } from './sheets.ts';

/** The shop that entries are read from. */
export interface ShopReading {
  readonly db: Database;
  readonly references: References;
}

/** The shop that entries are written to. */
export interface ShopWriting extends ShopReading {
  /** Epoch seconds. */
  readonly now: number;
  /** Whether the stock of existing SKUs is set to the files' values. */
  readonly setsStock: boolean;
  /** Size and average colour of a picture by its key. */
  readonly measure: (picture: string) => Promise<PictureMeasure | null>;
}

/** Size in pixels and average colour, `#rrggbb`. */
export interface PictureMeasure {
  readonly width: number;
  readonly height: number;
  readonly color: string;
}

/** One kind of entry in a shop's files. */
export interface Kind<TEntry extends object = object> {
  /** Name of its file without extension. */
  readonly name: string;
  readonly schema: v.GenericSchema<unknown, TEntry>;
  /** CSV files that can replace its JSON file. @default none */
  readonly sheets?: readonly Sheet[] | undefined;
  /** The whole file is one entry: lists that are replaced as a whole. @default false */
  readonly isWhole?: boolean | undefined;
  /** Identifies an entry among others of its kind. */
  toKey(entry: TEntry): string;
  /** Further names that must be unique. */
  uniqueNames?(entry: TEntry): readonly string[];
  /** Warnings about a valid entry that the shop cannot use fully. */
  listWarnings?(entry: TEntry): readonly string[];
  /** Entries of the shop in order of creation, those with the given keys or all of them. */
  read(shop: ShopReading, keys?: readonly string[]): Promise<readonly unknown[]>;
  /** All entries, a batch at a time; for large kinds. */
  readBatches?(shop: ShopReading): AsyncIterable<readonly unknown[]>;
  /** The entry with defaults, and with the values that an import never changes, such as stock. */
  settle?(entry: TEntry, known: TEntry | undefined, shop: ShopWriting): Promise<TEntry>;
  /** The entry without the times that `settle` computes; for exports with relative times. */
  timeless?(entry: TEntry): object;
  /** Locks the rows that writing these entries will lock, in a fixed order. */
  lock?(shop: ShopReading, keys: readonly string[]): Promise<void>;
  /** Adds or updates entries. */
  write(shop: ShopWriting, entries: readonly TEntry[]): Promise<void>;
  /** The entry as withdrawn; null where it is withdrawn already. */
  offSale?(entry: TEntry): TEntry | null;
  /** Deletes entries without references. */
  remove?(shop: ShopWriting, keys: readonly string[]): Promise<void>;
}

/** Lets the compiler infer the type of the entries from their schema. */
export function defineKind<TSchema extends v.GenericSchema<unknown, object>>(
  kind: Omit<Kind<v.InferOutput<TSchema>>, 'schema'> & { readonly schema: TSchema },
): Kind {
  return kind;
}

/** The row without some of its columns. */
export function without<TRow extends object, TName extends keyof TRow>(
  row: TRow,
  ...names: readonly TName[]
): Omit<TRow, TName> {
  const kept = { ...row };
  for (const name of names) delete kept[name];
  return kept;
}

/** For `offSale` of kinds with a status. */
export function hide<TEntry extends { readonly status: string }>(entry: TEntry): TEntry | null {
  return entry.status === 'hidden' ? null : { ...entry, status: 'hidden' };
}

/** For `offSale` of kinds that are active or not. */
export function deactivate<TEntry extends { readonly isActive: boolean }>(entry: TEntry): TEntry | null {
  return entry.isActive ? { ...entry, isActive: false } : null;
}
