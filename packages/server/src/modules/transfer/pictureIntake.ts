import { dataReason } from './dataReason.ts';
import { DataError } from './references.ts';
import { computeHash, ownRoot, getPictureFormat, type ShopPictures } from './shopPictures.ts';

const root = 'pictures/';
const maxAtOnce = 2;

/** Finds the keys of picture files, and stores those that the shop does not have. */
export interface PictureIntake {
  /** The key of a picture file in the shop; throws a DataError for an invalid picture. */
  pictureKey(name: string): Promise<string>;
  /** Stores pictures that are new to the shop; before that they are only registered. */
  keepPictures(isDry: boolean): Promise<void>;
  readonly measure: ShopPictures['measure'];
}

export function createPictureIntake(
  pictures: ShopPictures,
  openFile: (name: string) => Promise<Blob | undefined>,
): PictureIntake {
  const keys = new Map<string, Promise<string>>();
  /** Names of new files by the hash of their content. */
  const fresh = new Map<string, string>();

  async function findKey(name: string): Promise<string> {
    const stem = name.slice(root.length).replace(/\.\w+$/u, '');
    const content = await openFile(name);
    const same = stem.startsWith('uploads/') ? `/${stem}.webp` : stem;
    if (content === undefined) {
      if ((await pictures.open(same)) !== undefined) return same;
      throw new DataError(`there is no file ${name}.`, dataReason('sheet.no-picture', { name }));
    }
    if ((await getPictureFormat(content)) === null)
      throw new DataError(`${name} is not a JPEG, PNG, WebP, GIF or AVIF of at most 10 MB.`);
    const hash = await computeHash(content);
    const key = `${ownRoot}${hash}`;
    if (stem === key && (await pictures.has(hash))) return key;
    // A file that the shop already has under this name is not stored again.
    const known = stem.startsWith(ownRoot) ? undefined : await pictures.open(same);
    if (known !== undefined && known.size === content.size && (await computeHash(known)) === hash)
      return same;
    if (!(await pictures.has(hash))) fresh.set(hash, name);
    return key;
  }

  async function keep(hash: string, name: string, isDry: boolean): Promise<void> {
    const content = await openFile(name);
    if (content === undefined || !(await pictures.keep(hash, content, isDry)))
      throw new DataError(
        `${name} cannot be read as a picture: it is damaged, or larger than 50 megapixels.`,
      );
  }

  return {
    pictureKey(name) {
      const key = keys.get(name) ?? findKey(name);
      keys.set(name, key);
      return key;
    },
    async keepPictures(isDry) {
      const waiting = [...fresh];
      for (let start = 0; start < waiting.length; start += maxAtOnce) {
        const part = waiting.slice(start, start + maxAtOnce);
        await Promise.all(part.map(([hash, name]) => keep(hash, name, isDry)));
      }
      fresh.clear();
    },
    async measure(key) {
      const name = key.startsWith(ownRoot) ? fresh.get(key.slice(ownRoot.length)) : undefined;
      const content = name === undefined ? undefined : await openFile(name);
      return content === undefined ? pictures.measure(key) : pictures.measureFile(content);
    },
  };
}
