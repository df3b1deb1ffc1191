import type { StoreDeps } from '../../http/appDeps.ts';
import type { CommandResult, OperatorCommand } from './command.ts';

const needsServerTools: CommandResult = {
  status: 'refused',
  text: 'This shop runs on a PostgreSQL server: use pg_dump and pg_restore.',
};

async function attempt(
  { backup, logger }: StoreDeps,
  file: string | undefined,
  work: (backup: NonNullable<StoreDeps['backup']>, file: string) => Promise<string>,
): Promise<CommandResult> {
  if (backup === undefined) return needsServerTools;
  if (file === undefined) return { status: 'refused', text: 'Enter the file.' };
  try {
    return { status: 'done', text: await work(backup, file) };
  } catch (error) {
    logger.warn('backup failed', { reason: String(error) });
    return {
      status: 'refused',
      text: `Nothing was changed: ${error instanceof Error ? error.message : String(error)}`,
    };
  }
}

/** Creates and restores backups of the embedded database and the uploads beside it, and makes keys for them. */
export const backupCommands: readonly OperatorCommand[] = [
  {
    name: 'backup',
    usage: '<file.tar>',
    summary: 'backs up the whole embedded database and the uploads to a new file',
    takesPaths: true,
    runsApart: true,
    run: (deps, [file]) =>
      attempt(deps, file, async (backup, target) => {
        const bytes = await backup.save(target);
        return `${target}: ${(bytes / 1024 / 1024).toFixed(1)} MB.`;
      }),
  },
  {
    name: 'restore',
    usage: '<file.tar> [<file with the private key>]',
    summary: 'checks a backup; the next start restores it',
    takesPaths: true,
    runsApart: true,
    run: (deps, [file, identityFile]) =>
      attempt(deps, file, async (backup, source) => {
        const kept = await backup.stage(source, identityFile);
        return `${source} is valid. Restart the shop to run on it; the current data is then kept in ${kept}.`;
      }),
  },
];
