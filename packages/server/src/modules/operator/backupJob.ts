import type { StoreJob } from '../../http/job.ts';
import { addLogLine } from './log.ts';

const actor = { name: 'schedule', claim: '' };

/** Writes the backup that the schedule asks for, and deletes the oldest ones. A failed one is repeated by the next run. */
export const backupJob: StoreJob = {
  name: 'backup',
  everySeconds: 600,
  async run({ db, backup, clock, logger }, now) {
    const file = await backup?.findDue(clock.nowMs());
    if (backup === undefined || file === undefined) return;
    const line = { actor, command: 'backup', arguments: [file] };
    const intentId = await addLogLine(db, { ...line, outcome: 'intended' }, now);
    try {
      const bytes = await backup.save(file);
      await addLogLine(db, { ...line, outcome: 'done', intentId }, now);
      logger.info('backup written', { file, bytes });
    } catch (error) {
      await addLogLine(db, { ...line, outcome: 'failed', intentId }, now);
      throw error;
    }
    await backup.dropOldest();
  },
};
