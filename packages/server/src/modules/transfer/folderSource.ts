import type { ImportSource } from './importSource.ts';
import { listEntries, wholeEntry } from './jsonEntries.ts';
import { createPictureIntake } from './pictureIntake.ts';
import { DataError } from './references.ts';
import { sheetEntries, sheetsOf } from './sheetEntries.ts';
import type { ShopPictures } from './shopPictures.ts';

/** The files of a shop in a folder: JSON, or sheets for the kinds that have them. `open` gives a file by its name. */
export function createFolderSource(
  open: (name: string) => Promise<Blob | undefined>,
  pictures: ShopPictures,
): ImportSource & { measure: ShopPictures['measure'] } {
  const found = async (names: readonly string[]) => {
    const present = [];
    for (const name of names) if ((await open(name)) !== undefined) present.push(name);
    return present;
  };
  return {
    async fileOf(kind) {
      const names = await found([`${kind.name}.json`, ...sheetsOf(kind)]);
      if (names.length > 1 && names[0]?.endsWith('.json') === true)
        throw new DataError(`There are ${names.join(' and ')}: keep the one that is meant.`);
      return names.length === 0 ? undefined : names.join(' and ');
    },
    async *entries(kind, shop) {
      const name = `${kind.name}.json`;
      const json = await open(name);
      if (json === undefined) yield* sheetEntries(kind, shop, open);
      else if (kind.isWhole === true) yield await wholeEntry(json, name);
      else yield* listEntries(json, name);
    },
    ...createPictureIntake(pictures, open),
  };
}
