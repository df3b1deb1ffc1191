import { maxVideoBytes } from '@pawlet/core/contract';
import type { AppDeps } from '../../http/appDeps.ts';
import { formatOf, headLength, isVideo } from '../upload/magicBytes.ts';
import { readVideoLength } from '../upload/videoLength.ts';
import { withoutMetadata } from '../upload/videoMetadata.ts';
import { hashOf } from './shopPictures.ts';

/** Media types by the ends of their names. */
const videoTypes = { mp4: 'video/mp4', mov: 'video/quicktime', webm: 'video/webm' } as const;

/** Where the videos of imports are served. */
const ownRoot = '/media/shop/';
const ownName = /^([\da-f]{32})n(\d{1,12})\.(mp4|mov|webm)$/u;
const uploaded = /^\/uploads\/([\da-f]{32}\.(?:mp4|mov|webm))$/u;

/** A video of an import, by the last part of its address. */
export interface OwnVideo {
  /** Name in the file store. */
  readonly file: string;
  readonly size: number;
  readonly type: string;
}

/** What the last part of an address says; undefined unless it is that of a video of an import. */
export function ownVideoOf(name: string): OwnVideo | undefined {
  const [, hash, size, extension] = ownName.exec(name) ?? [];
  if (hash === undefined || (extension !== 'mp4' && extension !== 'mov' && extension !== 'webm'))
    return undefined;
  return { file: `${hash}n${size}.${extension}`, size: Number(size), type: videoTypes[extension] };
}

/** A video as it may be kept. */
export interface ReadyVideo {
  /** Where it is served once it is kept: hash of its content, and its size. */
  readonly address: string;
  readonly content: Blob;
}

/** The videos that the shop keeps itself: those of imports, and what was uploaded. */
export interface ShopVideos {
  /** The bytes behind an address; null where the shop has none. */
  open(address: string): Promise<ReadableStream<Uint8Array> | null>;
  /** Keeps a video where it is not kept yet. */
  keep(video: ReadyVideo): Promise<void>;
}

export function createShopVideos({ uploads: { files } }: Pick<AppDeps, 'uploads'>): ShopVideos {
  const open = async (address: string) => {
    const file = fileOf(address);
    return file === undefined ? null : files.open(file);
  };
  return {
    open,
    async keep({ address, content }) {
      const own = ownVideoOf(address.slice(ownRoot.length));
      const known = await open(address);
      await known?.cancel();
      if (own !== undefined && known === null) await files.save(own.file, own.type, content);
    },
  };
}

/** Name in the file store behind an address; undefined for an address of somebody else's. */
function fileOf(address: string): string | undefined {
  const upload = uploaded.exec(address)?.[1];
  if (upload !== undefined) return upload;
  return address.startsWith(ownRoot) ? ownVideoOf(address.slice(ownRoot.length))?.file : undefined;
}

/** Whether the shop itself keeps the video at an address. */
export function isOwnVideo(address: string): boolean {
  return fileOf(address) !== undefined;
}

/** Takes a file as uploads are taken: known by its bytes, freed of its metadata; null for what is no video, or too large. */
export async function readyVideo(content: Blob): Promise<ReadyVideo | null> {
  if (content.size === 0 || content.size > maxVideoBytes) return null;
  const format = formatOf(new Uint8Array(await content.slice(0, headLength).arrayBuffer()));
  if (format === null || !isVideo(format) || (await readVideoLength(content, format)) === null) return null;
  const clean = await withoutMetadata(content, format);
  if (clean === null) return null;
  return { address: `${ownRoot}${await hashOf(clean)}n${clean.size}.${format}`, content: clean };
}
