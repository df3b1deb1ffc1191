import type { ImportSource } from './importSource.ts';
import { listEntries, wholeEntry } from './jsonEntries.ts';
import { isVideoName } from './outside.ts';
import { createPictureIntake } from './pictureIntake.ts';
import { DataError } from './references.ts';
import { sheetEntries, listSheets } from './sheetEntries.ts';
import type { ShopPictures } from './shopPictures.ts';
import type { ShopVideos } from './shopVideos.ts';
import { createVideoIntake } from './videoIntake.ts';

/**
 * A shop's files in a folder: JSON, or sheets for the kinds that have them. `open` opens a file by name;
 * without `videos` none are imported.
 */
export function createFolderSource(
  open: (name: string) => Promise<Blob | undefined>,
  pictures: ShopPictures,
  videos?: ShopVideos,
): ImportSource & { measure: ShopPictures['measure'] } {
  const pictureIntake = createPictureIntake(pictures, open);
  const videoIntake = createVideoIntake(videos, open);
  const videoKeys = new Map<string, Promise<string>>();
  const found = async (names: readonly string[]) => {
    const present = [];
    for (const name of names) if ((await open(name)) !== undefined) present.push(name);
    return present;
  };
  return {
    async getFile(kind) {
      const names = await found([`${kind.name}.json`, ...listSheets(kind)]);
      if (names.length > 1 && names[0]?.endsWith('.json') === true)
        throw new DataError(`Both ${names.join(' and ')} exist: keep only the intended one.`);
      return names.length === 0 ? undefined : names.join(' and ');
    },
    async *entries(kind, shop) {
      const name = `${kind.name}.json`;
      const json = await open(name);
      if (json === undefined) yield* sheetEntries(kind, shop, open);
      else if (kind.isWhole === true) yield await wholeEntry(json, name);
      else yield* listEntries(json, name);
    },
    fileKey(name) {
      if (!isVideoName(name)) return pictureIntake.pictureKey(name);
      const key = videoKeys.get(name) ?? videoIntake.address(name);
      videoKeys.set(name, key);
      return key;
    },
    async keepFiles(isDry) {
      await pictureIntake.keepPictures(isDry);
      if (!isDry) await videoIntake.keepAll();
    },
    measure: pictureIntake.measure,
  };
}
