import { DataError } from './references.ts';
import { computeHash } from './shopPictures.ts';
import { isOwnVideo, readyVideo, type ShopVideos } from './shopVideos.ts';

const root = 'videos/';

/** Finds the addresses of video files, and stores those that the shop does not have. */
export interface VideoIntake {
  /** The address of a video file in the shop; throws a DataError for an invalid one. */
  address(name: string): Promise<string>;
  /** Stores videos that are new to the shop; before that they are only registered. */
  keepAll(): Promise<void>;
}

/** Without `videos` the shop accepts none. */
export function createVideoIntake(
  videos: ShopVideos | undefined,
  openFile: (name: string) => Promise<Blob | undefined>,
): VideoIntake {
  /** Names of new files by address. */
  const fresh = new Map<string, string>();

  async function hashOfKept(address: string): Promise<string | undefined> {
    const kept = await videos?.open(address);
    return kept
      ? computeHash(await new Response(kept as ReadableStream<Uint8Array<ArrayBuffer>>).blob())
      : undefined;
  }

  return {
    async address(name) {
      const stem = name.slice(root.length);
      const same = stem.startsWith('uploads/') ? `/${stem}` : `/media/${stem}`;
      const content = await openFile(name);
      if (content === undefined || videos === undefined) {
        const kept = isOwnVideo(same) ? await videos?.open(same) : null;
        await kept?.cancel();
        if (kept) return same;
        throw new DataError(`there is no file ${name}.`);
      }
      const ready = await readyVideo(content);
      if (ready === null)
        throw new DataError(`${name} is not an MP4, MOV or WebM of at most 100 MB, or it is damaged.`);
      // A file that the shop already has under this name is not stored again.
      const isKnown = same !== ready.address && isOwnVideo(same);
      if (isKnown && (await hashOfKept(same)) === (await computeHash(ready.content))) return same;
      fresh.set(ready.address, name);
      return ready.address;
    },
    async keepAll() {
      for (const name of fresh.values()) {
        const content = await openFile(name);
        const ready = content && (await readyVideo(content));
        if (!ready) throw new DataError(`${name} can no longer be read.`);
        await videos?.keep(ready);
      }
      fresh.clear();
    },
  };
}
