import { machineCalls } from '@pawlet/operator';
import type { StoreDeps } from '../../http/appDeps.ts';
import { findMessages } from '../demo-inbox/inbox.ts';
import { done, type OperatorArea, type OperatorResult } from '../operator-api/operatorArea.ts';
import { type OperatorProblem, refuseWith } from '../operator-api/problem.ts';
import { exportFolder, importFolder } from '../transfer/folders.ts';

const shownMessages = 20;

/** Refuses a call with a text in English, as all texts of these calls are. */
function refuseBecause(text: string): OperatorProblem {
  return refuseWith('conflict', { detail: () => text });
}

/** Files of the shop's own machine, and the inbox of a demo. */
export const machineArea: OperatorArea = (add) => {
  add(machineCalls.saveBackup, ({ deps }, { fields: { file } }) =>
    backUp(deps, async (backup) => {
      const bytes = await backup.save(file);
      return `${file}: ${(bytes / 1024 / 1024).toFixed(1)} MB.`;
    }),
  );

  add(machineCalls.stageBackup, ({ deps }, { fields: { file, keyFile } }) =>
    backUp(deps, async (backup) => {
      const kept = await backup.stage(file, keyFile);
      return `${file} is valid. Restart the shop to run on it; the current data is then kept in ${kept}.`;
    }),
  );

  add(machineCalls.exportShop, async ({ deps, now }, { fields }) =>
    toResult(await exportFolder(deps, fields, now)),
  );

  add(machineCalls.importShop, async ({ deps, now }, { fields }) =>
    toResult(await importFolder(deps, fields, now)),
  );

  add(machineCalls.readInbox, async ({ db, deps }) => {
    if (!deps.settings.isDemo)
      return refuseBecause(
        'Only the demo has an inbox: a real shop sends its codes by e-mail and text message.',
      );
    const messages = await findMessages(db, shownMessages);
    return done({ items: messages.map(({ recipient, code, text }) => ({ recipient, code, text })) });
  });
};

type Result = OperatorResult<{ text: string }>;

function toResult({ text, isDone }: { readonly text: string; readonly isDone: boolean }): Result {
  return isDone ? done({ text }) : refuseBecause(text);
}

async function backUp(
  { backup, logger }: StoreDeps,
  work: (backup: NonNullable<StoreDeps['backup']>) => Promise<string>,
): Promise<Result> {
  if (backup === undefined)
    return refuseBecause('This shop runs on a PostgreSQL server: use pg_dump and pg_restore.');
  try {
    return done({ text: await work(backup) });
  } catch (error) {
    logger.warn('backup failed', { reason: String(error) });
    return refuseBecause(`Nothing was changed: ${error instanceof Error ? error.message : String(error)}`);
  }
}
