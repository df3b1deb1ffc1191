import type { PlacedEntry } from './jsonEntries.ts';
import type { Kind, ShopReading } from './kind.ts';

/** The files of a shop, wherever they are stored. */
export interface ImportSource {
  /** Name of the file for a kind; undefined when there is none. */
  getFile(kind: Kind): Promise<string | undefined>;
  /** The entries of a kind, read again at every call. Sheets update the shop's entries. */
  entries(kind: Kind, shop: ShopReading): AsyncIterable<PlacedEntry>;
  /**
   * The key of a picture file in the shop, or the address of a video file; throws a DataError for anything
   * else.
   */
  fileKey(file: string): Promise<string>;
  /** Stores files that are new to the shop; before that they are only registered. */
  keepFiles(isDry: boolean): Promise<void>;
}
