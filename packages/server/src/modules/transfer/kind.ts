import type * as v from 'valibot';
import type { Database } from '../../db/database.ts';
import type { References } from './references.ts';

/** The shop that entries are read from. */
export interface ShopReading {
  readonly db: Database;
  readonly references: References;
}

/** The shop that entries are written to. */
export interface ShopWriting extends ShopReading {
  /** Epoch seconds. */
  readonly now: number;
  /** Whether stock of what exists is set to what the files say. */
  readonly setsStock: boolean;
  /** Size and mean colour of a picture by its key. */
  readonly measure: (picture: string) => Promise<PictureMeasure | null>;
}

/** Size in pixels and mean colour, `#rrggbb`. */
export interface PictureMeasure {
  readonly width: number;
  readonly height: number;
  readonly color: string;
}

/** One kind of thing in a shop's files. */
export interface Kind<TEntry extends object = object> {
  /** Name of its file without extension. */
  readonly name: string;
  readonly schema: v.GenericSchema<unknown, TEntry>;
  /** The whole file is one entry: lists that are replaced as they are. @default false */
  readonly isWhole?: boolean | undefined;
  /** What tells an entry apart from others of its kind. */
  keyOf(entry: TEntry): string;
  /** Further names that no two entries may share. */
  uniqueNames?(entry: TEntry): readonly string[];
  /** What the shop cannot do with an entry that is valid all the same, in words. */
  warningsOf?(entry: TEntry): readonly string[];
  /** Entries of the shop in the order of their making, those with the given keys or all of them. */
  read(shop: ShopReading, keys?: readonly string[]): Promise<readonly unknown[]>;
  /** All entries, a batch at a time; for kinds of which there may be many. */
  readBatches?(shop: ShopReading): AsyncIterable<readonly unknown[]>;
  /** The entry with what it leaves open, and with what an import never changes, such as stock. */
  settle?(entry: TEntry, known: TEntry | undefined, shop: ShopWriting): Promise<TEntry>;
  /** The entry without what `settle` takes from its moments; for exports whose moments count from the import. */
  timeless?(entry: TEntry): object;
  /** Locks what writing those entries will lock, in one order for everybody. */
  lock?(shop: ShopReading, keys: readonly string[]): Promise<void>;
  /** Adds or changes entries. */
  write(shop: ShopWriting, entries: readonly TEntry[]): Promise<void>;
  /** The entry as it is no longer offered; null where it is not offered already. */
  offSale?(entry: TEntry): TEntry | null;
  /** Deletes entries that nothing refers to. */
  remove?(shop: ShopWriting, keys: readonly string[]): Promise<void>;
}

/** Lets the compiler take the type of the entries from their schema. */
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

/** For `offSale` of what has a status. */
export function hide<TEntry extends { readonly status: string }>(entry: TEntry): TEntry | null {
  return entry.status === 'hidden' ? null : { ...entry, status: 'hidden' };
}

/** For `offSale` of what is active or not. */
export function deactivate<TEntry extends { readonly isActive: boolean }>(entry: TEntry): TEntry | null {
  return entry.isActive ? { ...entry, isActive: false } : null;
}
