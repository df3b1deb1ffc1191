import { fieldProblems } from '@pawlet/core/contract';
import { productStates, transferSheets } from '@pawlet/operator';
import * as v from 'valibot';
import { dataReasonShape } from '../transfer/dataReason.ts';

/** What an export of products writes. */
export const exportInputShape = v.object({
  sheet: v.picklist(transferSheets),
  text: v.optional(v.string()),
  category: v.optional(v.number()),
  brand: v.optional(v.number()),
  state: v.optional(v.picklist(productStates)),
  isLow: v.boolean(),
});

/** How a sheet of products is imported; the sheet itself is the file of the job. */
export const importInputShape = v.object({
  sheet: v.picklist(transferSheets),
  mode: v.picklist(['all-or-nothing', 'good-lines']),
  setsStock: v.boolean(),
  isPreview: v.boolean(),
});

/** What an export of products writes. */
export type ExportInput = v.InferOutput<typeof exportInputShape>;
/** How a sheet of products is imported. */
export type ImportInput = v.InferOutput<typeof importInputShape>;

/** What an import did. */
export const reportShape = v.object({
  added: v.number(),
  changed: v.number(),
  unchanged: v.number(),
  /** Products with errors. */
  refused: v.number(),
  /** It changed the shop. */
  isWritten: v.boolean(),
  errors: v.array(
    v.object({
      /** 0 for the whole sheet. */
      line: v.number(),
      column: v.string(),
      problem: v.picklist(fieldProblems),
      message: v.string(),
      /** Absent where `problem` says it all. */
      reason: v.optional(dataReasonShape),
    }),
  ),
});

/** What an import did. */
export type TransferReport = v.InferOutput<typeof reportShape>;
/** An error in a line of a sheet. */
export type TransferError = TransferReport['errors'][number];
