import { statfs } from 'node:fs/promises';

const megabyte = 1024 * 1024;
/** Below this a shop soon cannot store orders or uploads. */
export const leastFreeBytes = 200 * megabyte;

/** The free bytes of the disk with a folder, for a user without special rights. */
export async function readFreeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}
