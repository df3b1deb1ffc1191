import { renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** File of the data folder with the offset of a movable shop's clock in milliseconds. */
export const clockFile = 'moved-clock';

/** Sets the clock of a movable shop ahead of the machine's. */
export function moveClock(dataFolder: string, aheadMs: number): void {
  const file = path.join(dataFolder, clockFile);
  // Atomically: the shop reads it at any time.
  writeFileSync(`${file}.new`, String(aheadMs));
  renameSync(`${file}.new`, file);
}
