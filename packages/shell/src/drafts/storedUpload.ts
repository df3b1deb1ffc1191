import type { StoredUpload } from '@pawlet/widgets/parts';

/** Parses a file of a draft; the entry may be foreign data. */
export function toStoredUpload(given: unknown): StoredUpload | undefined {
  if (typeof given !== 'object' || given === null) return undefined;
  const { kind, url, fullUrl, durationSeconds }: Record<string, unknown> = { ...given };
  const isKind = kind === 'image' || kind === 'video';
  if (!isKind || typeof url !== 'string' || typeof fullUrl !== 'string') return undefined;
  // Only files that the shop serves are shown: a URL without a scheme, or with http(s).
  if (!/^(?:https?:\/)?\//u.test(fullUrl) || !url.startsWith('/')) return undefined;
  return { kind, url, fullUrl, ...(typeof durationSeconds === 'number' ? { durationSeconds } : {}) };
}

const mostFiles = 9;

/** Parses the files of a draft; invalid ones are left out. */
export function toStoredUploads(given: unknown): readonly StoredUpload[] {
  const files = (Array.isArray(given) ? given : []).flatMap((file) => toStoredUpload(file) ?? []);
  return files.slice(0, mostFiles);
}
