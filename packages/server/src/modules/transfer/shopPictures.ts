import { maxImageBytes } from '@pawlet/core/contract';
import type { AppDeps } from '../../http/appDeps.ts';
import { getFormat, headLength } from '../upload/magicBytes.ts';
import type { PictureMeasure } from './kind.ts';

/** Widths in which the shop's own pictures are stored; the storefront requests the first three. */
export const pictureWidths = [200, 400, 800, 1600] as const;

/** Prefix of the keys of imported pictures, followed by a hash of the file. */
export const ownRoot = 'shop/';

const hashLength = 32;
const ownKey = /^shop\/([\da-f]{32})$/u;

/** Name of a stored file: one of the widths, or the original. */
export function toFileName(hash: string, width: number | 'source'): string {
  return width === 'source' ? `${hash}source.bin` : `${hash}w${width}.webp`;
}

/** The first 32 hexadecimal digits of the SHA-256 of a file. */
export async function computeHash(content: Blob): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await content.arrayBuffer());
  return [...new Uint8Array(digest)]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .slice(0, hashLength);
}

/** Hash in a key of an imported picture; undefined for any other. */
export function hashOfKey(key: string): string | undefined {
  return ownKey.exec(key)?.[1];
}

type PictureDeps = Pick<AppDeps, 'uploads' | 'files' | 'settings'>;

/** The pictures of a shop: those that ship with the program, imported ones, and uploads. */
export interface ShopPictures {
  /** The best available file of a picture key; undefined where there is none. */
  open(key: string): Promise<Blob | undefined>;
  /** Whether an import has already stored this one. */
  has(hash: string): Promise<boolean>;
  /** Decodes a picture and, except in a dry run, stores it in all widths; false for an invalid one. */
  keep(hash: string, content: Blob, isDry: boolean): Promise<boolean>;
  /** Size and average colour; null where there is no such picture. */
  measure(key: string): Promise<PictureMeasure | null>;
  /** The same for a file that is not stored yet. */
  measureFile(content: Blob): Promise<PictureMeasure | null>;
}

export function createShopPictures({
  uploads: { files, images },
  files: program,
  settings,
}: PictureDeps): ShopPictures {
  async function open(key: string): Promise<Blob | undefined> {
    const hash = hashOfKey(key);
    if (hash !== undefined) return toBlob(await files.open(toFileName(hash, 'source')));
    if (/^\/uploads\/[\da-f]{32}\.webp$/u.test(key))
      return toBlob(await files.open(key.slice('/uploads/'.length)));
    if (!/^[\da-z-]+(?:\/[\da-z-]+)+$/u.test(key)) return undefined;
    const reply = await program?.(new Request(`${settings.publicOrigin}/media/${key}.webp?w=9999`));
    const isPicture = reply?.ok === true && reply.headers.get('content-type') === 'image/webp';
    return isPicture ? reply.blob() : undefined;
  }

  return {
    open,
    async has(hash) {
      const stream = await files.open(toFileName(hash, pictureWidths[0]));
      await stream?.cancel();
      return stream !== null;
    },
    async keep(hash, content, isDry) {
      const picture = await images.resize(content, isDry ? [] : pictureWidths);
      if (picture === null) return false;
      if (isDry) return true;
      await files.save(toFileName(hash, 'source'), 'application/octet-stream', content);
      // The smallest is stored last: if it exists, all of them do.
      for (const { width, content: sized } of [...picture.sizes].reverse())
        await files.save(toFileName(hash, width), 'image/webp', sized);
      return true;
    },
    async measure(key) {
      const content = await open(key);
      return content === undefined ? null : images.resize(content, []);
    },
    measureFile: (content) => images.resize(content, []),
  };
}

async function toBlob(stream: ReadableStream<Uint8Array> | null): Promise<Blob | undefined> {
  return stream === null ? undefined : new Response(stream as ReadableStream<Uint8Array<ArrayBuffer>>).blob();
}

const pictureFormats: ReadonlySet<string> = new Set(['jpeg', 'png', 'webp', 'gif', 'avif']);

/** Format of an acceptable picture file, by its first bytes and its size; null for any other. */
export async function getPictureFormat(content: Blob): Promise<string | null> {
  if (content.size === 0 || content.size > maxImageBytes) return null;
  const head = new Uint8Array(await content.slice(0, headLength).arrayBuffer());
  const format = getFormat(head);
  return format !== null && pictureFormats.has(format) ? format : null;
}
