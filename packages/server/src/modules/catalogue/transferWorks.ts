import * as v from 'valibot';
import { loadRows } from '../../db/database.ts';
import { sql } from 'drizzle-orm';
import { toLanguage } from '../../i18n/language.ts';
import { addLogLine } from '../operator/log.ts';
import type { JobWork } from '../operator-jobs/work.ts';
import { createShopPictures } from '../transfer/shopPictures.ts';
import { exportSheet } from './exportSheet.ts';
import { importSheet } from './importSheet.ts';
import { sheets } from './sheetLines.ts';
import { exportInputShape, importInputShape } from './transferShapes.ts';

/** Tells spreadsheets that a sheet is UTF-8. */
const mark = '\uFEFF';

/** Exports products as a sheet, in one step. */
export const exportProductsWork: JobWork = {
  kind: 'export-products',
  async prepare(deps, job, _, report) {
    const input = v.parse(exportInputShape, job.input);
    const written = { done: job.done, total: job.total };
    const content = await exportSheet(deps, input, toLanguage(job.language), (done, total) => {
      Object.assign(written, { done, total });
      return report({ done, total });
    });
    const end = { ...written, progress: null, result: null, isFinished: true };
    if (content === null) return { advance: { ...end, endsAs: 'cancelled' } };
    const bytes = new TextEncoder().encode(mark + content);
    return { advance: { ...end, file: { name: sheets[input.sheet].file, type: 'text/csv', bytes } } };
  },
};

/**
 * Imports a sheet of products, in one step with transactions of its own: where a node was killed, the next one starts again, and finds
 * what was written unchanged.
 */
export const importProductsWork: JobWork = {
  kind: 'import-products',
  async prepare(deps, job, now, report) {
    const { sheet, ...options } = v.parse(importInputShape, job.input);
    const read = { done: 0, total: 0 };
    const imported = await importSheet({
      db: deps.db,
      pictures: createShopPictures(deps),
      sheet,
      content: new TextDecoder().decode(job.file ?? new Uint8Array()),
      options,
      now,
      onProgress(done, total) {
        Object.assign(read, { done, total });
        return report(read);
      },
      async onWriting() {
        await report({ ...read, progress: { isWriting: true } });
      },
      async isCanceled(tx) {
        // In the transaction of the import, which may have the only connection.
        const [row] = await loadRows<{ cancelling: boolean }>(
          tx,
          sql`select is_cancelling as cancelling from operator_jobs where id = ${job.id}`,
        );
        return row?.cancelling !== false;
      },
    });
    const { added, changed, isWritten } = imported.report;
    if (isWritten) {
      deps.replyCache?.clear();
      const line = { actor: job.actor, command: 'transfers.import', target: String(job.id) };
      const given = [`added=${added}`, `changed=${changed}`];
      await addLogLine(deps.db, { ...line, arguments: given, outcome: 'done' }, now);
    }
    const endsAs = imported.state === 'done' ? undefined : imported.state;
    const end = { ...read, progress: null, result: imported.report, isFinished: true };
    return { advance: { ...end, file: null, endsAs } };
  },
};
