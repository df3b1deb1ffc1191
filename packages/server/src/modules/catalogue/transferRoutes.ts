import { maxSheetBytes, type OperatorTransfer, transferCalls } from '@pawlet/operator';
import type { Language } from '../../i18n/language.ts';
import { findUnstorable } from '../../http/unstorable.ts';
import { translate } from '../../i18n/translate.ts';
import { readCursor, writeCursor } from '../operator-api/cursor.ts';
import { done, type OperatorArea } from '../operator-api/operatorArea.ts';
import { refuseWith } from '../operator-api/problem.ts';
import { refuseLargeFile } from '../operator-api/receiveFile.ts';
import { sheets } from './sheetLines.ts';
import {
  addTransfer,
  cancelTransfer,
  findTransfer,
  findTransfers,
  readContent,
  resultSeconds,
  type TransferRow,
} from './transferStore.ts';

const sort = 'transfers';

/** Tells spreadsheets that a sheet is UTF-8. */
const mark = '\uFEFF';

/** Imports and exports of products as sheets, in the background. */
export const transferArea: OperatorArea = (add) => {
  add(transferCalls.importProducts, async ({ db, now, caller, language, file }, { fields }) => {
    const { sheet, mode, setsStock, isPreview } = fields;
    if (file === undefined) return refuseWith('invalid', { fields: { file: 'required' } });
    if (file.size > maxSheetBytes) return refuseLargeFile(maxSheetBytes);
    const content = await file.text();
    // A picture or a workbook, for example.
    if (findUnstorable({ content }).length > 0) return refuseWith('invalid', { fields: { file: 'format' } });
    const row = await addTransfer(db, {
      kind: 'import',
      sheet,
      importOptions: { mode, setsStock: setsStock === 'true', isPreview: isPreview === 'true' },
      content,
      actor: caller.actor.name,
      createtime: now,
    });
    return done(toTransfer(row, language), { target: String(row.id) });
  });

  add(transferCalls.exportProducts, async ({ db, now, caller, language }, { fields }) => {
    const { sheet, ...filter } = fields;
    const row = await addTransfer(db, {
      kind: 'export',
      sheet,
      exportOptions: { ...filter, language },
      actor: caller.actor.name,
      createtime: now,
    });
    return done(toTransfer(row, language), { target: String(row.id) });
  });

  add(transferCalls.listTransfers, async ({ db, language }, { fields }) => {
    const { cursor, limit } = fields;
    const after = cursor === undefined ? undefined : readCursor(cursor, sort);
    if (after === null) return refuseWith('invalid', { fields: { cursor: 'format' } });
    const rows = await findTransfers(db, after?.id, limit + 1);
    const items = rows.slice(0, limit).map((row) => ({ ...toTransfer(row, language), errors: [] }));
    const last = items.at(-1);
    const next = rows.length > limit && last ? writeCursor({ sort, value: null, id: last.id }) : null;
    return done({ items, next });
  });

  add(transferCalls.readTransfer, async ({ db, language }, { params }) => {
    const row = await findTransfer(db, params.id);
    return row ? done(toTransfer(row, language)) : refuseWith('not-found');
  });

  add(transferCalls.cancelTransfer, async ({ db, now, language }, { params }) => {
    const isCanceled = await cancelTransfer(db, params.id, now);
    const row = await findTransfer(db, params.id);
    if (row === undefined) return refuseWith('not-found');
    const current = toTransfer(row, language);
    return isCanceled ? done(current) : refuseWith('conflict', { reason: 'ended', current });
  });

  add(transferCalls.readSheet, async ({ db, now }, { params }) => {
    const row = await findTransfer(db, params.id);
    const isThere =
      row?.kind === 'export' && row.state === 'done' && now < (row.endtime ?? 0) + resultSeconds;
    const content = isThere ? await readContent(db, params.id) : '';
    if (row === undefined || content === '') return refuseWith('not-found');
    return done(mark + content, { fileName: sheets[row.sheet].file });
  });
};

function toTransfer(row: TransferRow, language: Language): OperatorTransfer {
  const { report, endtime } = row;
  const hasResult = row.kind === 'export' && row.state === 'done' && endtime !== null;
  return {
    id: row.id,
    kind: row.kind,
    sheet: row.sheet,
    state: row.state,
    done: row.done,
    total: row.total,
    isWriting: row.isWriting && row.state === 'running',
    actor: row.actor,
    created: row.createtime,
    ended: endtime,
    availableUntil: hasResult ? endtime + resultSeconds : null,
    added: report?.added ?? 0,
    changed: report?.changed ?? 0,
    unchanged: report?.unchanged ?? 0,
    refused: report?.refused ?? 0,
    isWritten: report?.isWritten ?? false,
    errors: (report?.errors ?? []).map((error) => ({
      ...error,
      detail: translate(language, `operator.field.${error.problem}`),
    })),
  };
}
