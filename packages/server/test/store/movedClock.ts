import { renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** File of the data folder that says by how many milliseconds the clock of a movable shop is ahead. */
export const clockFile = 'moved-clock';

/** Sets the clock of a movable shop ahead of the machine's. */
export function moveClock(dataFolder: string, aheadMs: number): void {
  const file = path.join(dataFolder, clockFile);
  // In one step: the shop reads it at any moment.
  writeFileSync(`${file}.new`, String(aheadMs));
  renameSync(`${file}.new`, file);
}
