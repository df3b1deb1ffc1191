import type { HostOutcome } from './types.ts';

/** Milliseconds for the download to start before its URL is revoked. */
const graceMs = 30_000;

/** Saves a file as a download. */
export function saveFile(document: Document, file: Blob, fileName: string): HostOutcome {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), graceMs);
  return 'done';
}
