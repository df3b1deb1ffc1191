import type { cloudCalls, OperatorOutputOf, ParsedOperatorInputOf } from '@pawlet/operator';
import type { Language } from '../../i18n/language.ts';
import { translate } from '../../i18n/translate.ts';
import { done, type OperatorCall, type OperatorResult } from '../operator-api/operatorArea.ts';
import { refuseWith } from '../operator-api/problem.ts';
import { DataError } from '../transfer/references.ts';
import { importSerials } from './importSerials.ts';
import { getLine, readSerialsSheet, type SerialProblem, type SerialsSheet } from './serialsSheet.ts';

type Import = typeof cloudCalls.importSerials;

const longestShown = 60;

/** Imports serial numbers: all lines or none, or those without an error. */
export async function importByOperator(
  { db, now, language }: OperatorCall,
  { mode, csv, canReplace, isPreview }: ParsedOperatorInputOf<Import>,
): Promise<OperatorResult<OperatorOutputOf<Import>>> {
  const sheet = await readSheet(csv);
  if ('problem' in sheet)
    return refuseWith('invalid', { fields: { csv: 'format' }, hints: { csv: sheet.problem } });
  const { added, moved, problems } = await importSerials(db, sheet, { now, replaces: canReplace });
  const errors = [...sheet.problems, ...problems].map((problem) => toError(problem, language));
  const isUndone = isPreview || (mode === 'all-or-nothing' && errors.length > 0);
  const data = {
    added,
    moved,
    known: sheet.serials.size - added - moved - problems.length,
    isImported: !isUndone,
    repeated: sheet.repeated.map(getLine),
    errors: errors.toSorted((one, other) => one.line - other.line),
  };
  return done(data, { isPreview: isUndone });
}

/** Parses CSV; says in English what is wrong where it is none, lacks a column, has another one, or is empty. */
async function readSheet(csv: string): Promise<SerialsSheet | { readonly problem: string }> {
  try {
    const sheet = await readSerialsSheet('the sheet', new Blob([csv]));
    if (sheet.serials.size + sheet.problems.length > 0) return sheet;
    return { problem: 'no serial number' };
  } catch (error) {
    if (error instanceof DataError) return { problem: error.message.replace(/\.$/u, '') };
    throw error;
  }
}

function toError({ place, reason, serial, sku, other }: SerialProblem, language: Language) {
  const named = {
    serial: serial.slice(0, longestShown),
    sku: sku.slice(0, longestShown),
    other: reason === 'contradicts' ? String(getLine(other)) : other,
  };
  return {
    line: getLine(place),
    reason,
    serial: named.serial,
    sku: named.sku,
    detail: translate(language, `operator.serial.${reason}`, named),
  };
}
