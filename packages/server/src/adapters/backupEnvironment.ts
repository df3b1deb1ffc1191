import path from 'node:path';
import * as v from 'valibot';
import { isRecipient } from './backups/encryption.ts';
import { count, list, optional, settings, text, variable, variables, whenSet } from './environmentValues.ts';

const recipient = text(
  isRecipient,
  'is not a public key of age. Make a pair with `npm run operator -- backup-key <file>`, and enter the key that it prints.',
);

/** Public keys that backups are encrypted for; without one they are not encrypted. */
export const backupRecipients = optional('PAWLET_BACKUP_RECIPIENTS', v.pipe(list, v.array(recipient)), '');

/** The schedule of backups; undefined: none are written by themselves. */
export const backupSchedule = (currentFolder: string) =>
  whenSet(
    ['PAWLET_BACKUP_DIR'],
    v.pipe(
      settings({
        all: variables,
        folder: v.pipe(
          variable('PAWLET_BACKUP_DIR', v.string()),
          v.transform((folder) => path.resolve(currentFolder, folder)),
        ),
        everyHours: optional('PAWLET_BACKUP_HOURS', count, '24'),
        kept: optional('PAWLET_BACKUP_KEEP', count, '14'),
      }),
      v.check(
        ({ all }) => !('DATABASE_URL' in all),
        'PAWLET_BACKUP_DIR is for the embedded database. On PostgreSQL, archive the write-ahead log (docs/guides/administer.md), and unset it.',
      ),
      v.transform(({ folder, everyHours, kept }) => ({ folder, everyHours, kept })),
    ),
  );
