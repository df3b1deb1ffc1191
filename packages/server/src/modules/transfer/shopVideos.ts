import { maxVideoBytes } from '@pawlet/core/contract';
import type { AppDeps } from '../../http/appDeps.ts';
import { getFormat, headLength, isVideo } from '../upload/magicBytes.ts';
import { readVideoLength } from '../upload/videoLength.ts';
import { withoutMetadata } from '../upload/videoMetadata.ts';
import { computeHash } from './shopPictures.ts';

/** Media types by file extension. */
const videoTypes = { mp4: 'video/mp4', mov: 'video/quicktime', webm: 'video/webm' } as const;

/** URL prefix of imported videos. */
const ownRoot = '/media/shop/';
const ownName = /^([\da-f]{32})n(\d{1,12})\.(mp4|mov|webm)$/u;
const uploaded = /^\/uploads\/([\da-f]{32}\.(?:mp4|mov|webm))$/u;

/** An imported video, by the last part of its address. */
export interface OwnVideo {
  /** Name in the file store. */
  readonly file: string;
  readonly size: number;
  readonly type: string;
}

/** Parses the last part of an address; undefined unless it is that of an imported video. */
export function getOwnVideo(name: string): OwnVideo | undefined {
  const [, hash, size, extension] = ownName.exec(name) ?? [];
  if (hash === undefined || (extension !== 'mp4' && extension !== 'mov' && extension !== 'webm'))
    return undefined;
  return { file: `${hash}n${size}.${extension}`, size: Number(size), type: videoTypes[extension] };
}

/** A video ready to be stored. */
export interface ReadyVideo {
  /** Its address: hash of its content, and its size. */
  readonly address: string;
  readonly content: Blob;
}

/** The videos that the shop stores itself: imported ones, and uploads. */
export interface ShopVideos {
  /** The content of an address; null where the shop has none. */
  open(address: string): Promise<ReadableStream<Uint8Array> | null>;
  /** Stores a video unless it is stored already. */
  keep(video: ReadyVideo): Promise<void>;
}

export function createShopVideos({ uploads: { files } }: Pick<AppDeps, 'uploads'>): ShopVideos {
  const open = async (address: string) => {
    const file = getFile(address);
    return file === undefined ? null : files.open(file);
  };
  return {
    open,
    async keep({ address, content }) {
      const own = getOwnVideo(address.slice(ownRoot.length));
      const known = await open(address);
      await known?.cancel();
      if (own !== undefined && known === null) await files.save(own.file, own.type, content);
    },
  };
}

/** Name in the file store for an address; undefined for an external one. */
function getFile(address: string): string | undefined {
  const upload = uploaded.exec(address)?.[1];
  if (upload !== undefined) return upload;
  return address.startsWith(ownRoot) ? getOwnVideo(address.slice(ownRoot.length))?.file : undefined;
}

/** Whether the shop itself stores the video of an address. */
export function isOwnVideo(address: string): boolean {
  return getFile(address) !== undefined;
}

/**
 * Validates a file like an upload: detects its format and removes its metadata; null for an invalid or too
 * large video.
 */
export async function readyVideo(content: Blob): Promise<ReadyVideo | null> {
  if (content.size === 0 || content.size > maxVideoBytes) return null;
  const format = getFormat(new Uint8Array(await content.slice(0, headLength).arrayBuffer()));
  if (format === null || !isVideo(format) || (await readVideoLength(content, format)) === null) return null;
  const clean = await withoutMetadata(content, format);
  if (clean === null) return null;
  return { address: `${ownRoot}${await computeHash(clean)}n${clean.size}.${format}`, content: clean };
}
