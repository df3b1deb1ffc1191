import type { StoreDeps } from '../../http/appDeps.ts';
import type { StoreJob } from '../../http/job.ts';
import { addLogLine } from '../operator/log.ts';
import { createShopPictures } from '../transfer/shopPictures.ts';
import { exportSheet } from './exportSheet.ts';
import { importSheet } from './importSheet.ts';
import {
  claimTransfer,
  endTransfer,
  isCanceled,
  readContent,
  type TransferRow,
  writeProgress,
} from './transferStore.ts';

/** Imports and exports sheets, one at a time on each node; another node takes over from one that was killed. */
export const transferJob: StoreJob = {
  name: 'transfers',
  everySeconds: 2,
  async run(deps, now) {
    for (;;) {
      const transfer = await claimTransfer(deps.db, now);
      if (transfer === undefined) return;
      try {
        await (transfer.kind === 'import' ? runImport(deps, transfer) : runExport(deps, transfer));
      } catch (error) {
        deps.logger.error('transfer failed', error, { transfer: transfer.id });
        await endTransfer(deps.db, transfer.id, { state: 'failed' }, getNow(deps));
      }
    }
  },
};

/** An import in one transaction writes no progress: as long as that transaction may take. */
const writingSeconds = 1800;

function getNow({ clock }: Pick<StoreDeps, 'clock'>): number {
  return Math.floor(clock.nowMs() / 1000);
}

async function runExport(deps: StoreDeps, { id, sheet, exportOptions }: TransferRow): Promise<void> {
  const { db } = deps;
  const content = await exportSheet(
    deps,
    sheet,
    exportOptions ?? { language: 'en', isLow: false },
    (done, total) => writeProgress(db, id, { done, total }, getNow(deps)),
  );
  const result = content === null ? { state: 'canceled' as const } : { state: 'done' as const, content };
  await endTransfer(db, id, result, getNow(deps));
}

async function runImport(deps: StoreDeps, { id, sheet, importOptions, actor }: TransferRow): Promise<void> {
  const { db } = deps;
  const options = importOptions ?? { mode: 'all-or-nothing', setsStock: false, isPreview: true };
  let total = 0;
  const { state, report } = await importSheet({
    db,
    pictures: createShopPictures(deps),
    sheet,
    content: await readContent(db, id),
    options,
    now: getNow(deps),
    onProgress(done, all) {
      total = all;
      return writeProgress(db, id, { done, total }, getNow(deps));
    },
    async onWriting() {
      await writeProgress(db, id, { done: total, total, isWriting: true }, getNow(deps), writingSeconds);
    },
    isCanceled: (tx) => isCanceled(tx, id),
  });
  await endTransfer(db, id, { state, report }, getNow(deps));
  if (!report.isWritten) return;
  deps.replyCache?.clear();
  const { added, changed } = report;
  const line = { actor: { name: actor, claim: '' }, command: 'transfers.import', target: String(id) };
  await addLogLine(
    db,
    { ...line, arguments: [`added=${added}`, `changed=${changed}`], outcome: 'done' },
    getNow(deps),
  );
}
