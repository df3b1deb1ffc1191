import { maxImageBytes, maxVideoBytes } from '@pawlet/core/contract';
import { isUploadType, toUploadBytes } from '@pawlet/core/rules';
import type { ShopConfig } from '@pawlet/core/api';
import type { UploadKind } from './types.ts';

/** Why a file is refused. */
export type FileProblem =
  | 'kind'
  | 'image-size'
  | 'video-size'
  | 'unreadable'
  | 'too-many'
  | 'too-many-videos'
  | 'video-length';

/**
 * Types offered by pickers. Other picture types, such as a phone's own, are accepted if the browser can decode them.
 */
export const acceptedImages = 'image/jpeg,image/png,image/webp,image/gif,image/avif';
export const acceptedVideos = 'video/mp4,video/webm,video/quicktime';

const videoNames = /\.(?:mp4|m4v|webm|mov)$/iu;
const imageNames = /\.(?:jpe?g|png|webp|gif|avif|heic|heif)$/iu;

/** The kind of a file by type, or by name if the system has no type. Undefined for anything else. */
export function getKind({ type, name }: Pick<File, 'type' | 'name'>): UploadKind | undefined {
  if (type.startsWith('image/')) return type === 'image/svg+xml' ? undefined : 'image';
  if (acceptedVideos.split(',').includes(type) || type === 'video/x-m4v') return 'video';
  if (type !== '') return undefined;
  if (videoNames.test(name)) return 'video';
  return imageNames.test(name) ? 'image' : undefined;
}

/** Whether the server accepts a picture of this type unchanged. */
export function isSendableImage({ type }: Pick<Blob, 'type'>): boolean {
  return acceptedImages.split(',').includes(type);
}

/** The shop's limits, `upload` of its config. */
export type UploadLimits = Pick<ShopConfig['upload'], 'maxSize' | 'mimeTypes'>;

/** Maximum size of a kind in bytes: the general maximum, or a smaller one of this shop. */
export function maxBytes(kind: UploadKind, limits: UploadLimits | undefined): number {
  const most = kind === 'image' ? maxImageBytes : maxVideoBytes;
  return Math.min(most, toUploadBytes(limits?.maxSize ?? '') ?? most);
}

/** The problem of what would be sent; undefined if there is none. */
export function sendProblem(
  kind: UploadKind,
  { size, type }: Pick<Blob, 'size' | 'type'>,
  limits?: UploadLimits,
): FileProblem | undefined {
  if (size === 0) return 'unreadable';
  if (type !== '' && !isUploadType(type, limits?.mimeTypes ?? '')) return 'kind';
  return size > maxBytes(kind, limits) ? `${kind}-size` : undefined;
}

/** The files within the maximum, in order, and the first reason why others are refused. */
export function chooseFiles<T extends { readonly kind: UploadKind | undefined }>(
  files: readonly T[],
  room: { readonly all: number; readonly videos: number; readonly takesVideos: boolean },
): { readonly taken: readonly (T & { readonly kind: UploadKind })[]; readonly problem?: FileProblem } {
  const taken: (T & { readonly kind: UploadKind })[] = [];
  let problem: FileProblem | undefined;
  let videos = 0;
  for (const file of files) {
    const { kind } = file;
    if (kind === undefined || (kind === 'video' && !room.takesVideos)) problem ??= 'kind';
    else if (kind === 'video' && videos >= room.videos) problem ??= 'too-many-videos';
    else if (taken.length >= room.all) problem ??= 'too-many';
    else {
      if (kind === 'video') videos += 1;
      taken.push({ ...file, kind });
    }
  }
  return { taken, ...(problem === undefined ? {} : { problem }) };
}
