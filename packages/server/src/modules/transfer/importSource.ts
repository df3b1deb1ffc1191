import type { PlacedEntry } from './jsonEntries.ts';
import type { Kind, ShopReading } from './kind.ts';

/** The files of a shop, wherever they lie. */
export interface ImportSource {
  /** Name of the file that holds a kind; undefined when there is none. */
  fileOf(kind: Kind): Promise<string | undefined>;
  /** The entries of a kind, read anew at every call. Sheets add to what the shop has. */
  entries(kind: Kind, shop: ShopReading): AsyncIterable<PlacedEntry>;
  /** The key in the shop of a picture file, or the address of a video file; throws a DataError for what is neither. */
  fileKey(file: string): Promise<string>;
  /** Keeps files that are new to the shop; before that they are only known. */
  keepFiles(isDry: boolean): Promise<void>;
}
