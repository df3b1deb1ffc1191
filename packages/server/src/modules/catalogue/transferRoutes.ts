import { maxSheetBytes, type OperatorTransfer, transferCalls } from '@pawlet/operator';
import * as v from 'valibot';
import { findUnstorable } from '../../http/unstorable.ts';
import type { Language } from '../../i18n/language.ts';
import { translate } from '../../i18n/translate.ts';
import { done, type OperatorArea, type OperatorCall } from '../operator-api/operatorArea.ts';
import { pageById } from '../operator-api/pageById.ts';
import { refuseWith } from '../operator-api/problem.ts';
import { refuseLargeFile } from '../operator-api/receiveFile.ts';
import {
  addJob,
  cancelJob,
  findJobOfKind,
  findJobsOfKind,
  keptSeconds,
  type ListedJob,
  type NewJob,
  readFile,
} from '../operator-jobs/store.ts';
import { translateReason } from '../transfer/dataReason.ts';
import {
  exportInputShape,
  type ExportInput,
  type ImportInput,
  reportShape,
  type TransferReport,
} from './transferShapes.ts';
import { exportProductsWork, importProductsWork } from './transferWorks.ts';

const kinds = [importProductsWork.kind, exportProductsWork.kind];

/** Imports and exports of products as sheets: jobs that everybody sees who may see the catalogue. */
export const transferArea: OperatorArea = (add) => {
  add(transferCalls.importProducts, async (call, { fields }) => {
    const { file } = call;
    if (file === undefined) return refuseWith('invalid', { fields: { file: 'required' } });
    if (file.size > maxSheetBytes) return refuseLargeFile(maxSheetBytes);
    const content = await file.text();
    // A picture or a workbook, for example.
    if (findUnstorable({ content }).length > 0) return refuseWith('invalid', { fields: { file: 'format' } });
    const input: ImportInput = {
      sheet: fields.sheet,
      mode: fields.mode,
      setsStock: fields.setsStock === 'true',
      isPreview: fields.isPreview === 'true',
    };
    const bytes = new TextEncoder().encode(content);
    return begin(call, { kind: importProductsWork.kind, scope: 'catalogue:write', input, file: bytes });
  });

  add(transferCalls.exportProducts, (call, { fields }) => {
    const input: ExportInput = fields;
    return begin(call, { kind: exportProductsWork.kind, scope: 'catalogue:read', input });
  });

  add(transferCalls.listTransfers, ({ db, language }, { fields }) =>
    pageById(
      fields,
      'transfers',
      (page) => findJobsOfKind(db, kinds, page),
      (rows) => rows.map((row) => ({ ...toTransfer(row, language), errors: [] })),
    ),
  );

  add(transferCalls.readTransfer, async ({ db, language }, { params }) => {
    const job = await findJobOfKind(db, kinds, params.id);
    return job ? done(toTransfer(job, language)) : refuseWith('not-found');
  });

  add(transferCalls.cancelTransfer, async ({ db, now, language }, { params }) => {
    const job = await findJobOfKind(db, kinds, params.id);
    if (job === null) return refuseWith('not-found');
    const isCancelled = await cancelJob(db, job.id, now);
    const current = toTransfer((await findJobOfKind(db, kinds, job.id)) ?? job, language);
    return isCancelled ? done(current) : refuseWith('conflict', { reason: 'ended', current });
  });

  add(transferCalls.readSheet, async ({ db }, { params }) => {
    const job = await findJobOfKind(db, [exportProductsWork.kind], params.id);
    const file = job && (await readFile(db, job.id));
    if (!file) return refuseWith('not-found');
    // With its byte order mark, which spreadsheets expect.
    const content = new TextDecoder('utf-8', { ignoreBOM: true }).decode(file.bytes);
    return done(content, { fileName: file.name });
  });
};

async function begin({ db, caller, language, now }: OperatorCall, job: Omit<NewJob, 'total' | 'language'>) {
  const added = await addJob(db, caller, { ...job, total: 0, language }, now);
  return done(toTransfer({ ...added, hasFile: false }, language), { target: String(added.id) });
}

const nothing: TransferReport = {
  added: 0,
  changed: 0,
  unchanged: 0,
  refused: 0,
  isWritten: false,
  errors: [],
};
const states = {
  waits: 'waiting',
  running: 'running',
  done: 'done',
  failed: 'failed',
  cancelled: 'canceled',
} as const;
const inputShape = v.pick(exportInputShape, ['sheet']);
const writingShape = v.object({ isWriting: v.boolean() });

function toTransfer(job: ListedJob, language: Language): OperatorTransfer {
  const { id, state, done: count, total, endtime, createtime, actor, progress, hasFile } = job;
  const report = v.safeParse(reportShape, job.result);
  const { errors, ...counts } = report.success ? report.output : nothing;
  const isExport = job.kind === exportProductsWork.kind;
  return {
    id,
    kind: isExport ? 'export' : 'import',
    sheet: v.parse(inputShape, job.input).sheet,
    state: states[state],
    done: count,
    total,
    isWriting: state === 'running' && v.is(writingShape, progress),
    actor: actor.name,
    created: createtime,
    ended: endtime,
    availableUntil: isExport && hasFile && endtime !== null ? endtime + keptSeconds : null,
    ...counts,
    errors: errors.map(({ reason, ...error }) => ({
      ...error,
      detail:
        (reason && translateReason(language, reason)) ??
        translate(language, `operator.field.${error.problem}`),
    })),
  };
}
