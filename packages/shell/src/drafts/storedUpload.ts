import type { StoredUpload } from '@pawlet/widgets/parts';

/** Reads a file of a draft; somebody else may have written the entry. */
export function toStoredUpload(given: unknown): StoredUpload | undefined {
  if (typeof given !== 'object' || given === null) return undefined;
  const { kind, url, fullUrl, durationSeconds }: Record<string, unknown> = { ...given };
  const isKind = kind === 'image' || kind === 'video';
  if (!isKind || typeof url !== 'string' || typeof fullUrl !== 'string') return undefined;
  // Only what the shop serves is shown: an address without a scheme, or with a web one.
  if (!/^(?:https?:\/)?\//u.test(fullUrl) || !url.startsWith('/')) return undefined;
  return { kind, url, fullUrl, ...(typeof durationSeconds === 'number' ? { durationSeconds } : {}) };
}

const mostFiles = 9;

/** Reads the files of a draft; what does not read as one is left out. */
export function toStoredUploads(given: unknown): readonly StoredUpload[] {
  const files = (Array.isArray(given) ? given : []).flatMap((file) => toStoredUpload(file) ?? []);
  return files.slice(0, mostFiles);
}
