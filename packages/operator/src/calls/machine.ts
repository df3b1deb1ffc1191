import * as v from 'valibot';
import { operatorCall } from '../endpoint.ts';
import { fieldsOf, none, words } from '../fields.ts';

/** Absolute path of a file or folder on the shop's machine. */
const path = words(1000, /^(?:\/|[A-Za-z]:[/\\])/u);

const onMachine = {
  method: 'POST',
  access: 'machine',
  params: none,
  /** What was done, in English; a refusal has the reason as its `detail`. */
  output: v.object({ text: v.string() }),
  writes: true,
  runsApart: true,
} as const;

/** Files of the shop's own machine, which only the shop can read or write while it runs, and the inbox of a demo. */
export const machineCalls = {
  saveBackup: operatorCall({
    ...onMachine,
    name: 'machine.backup',
    summary: 'Backs up the whole embedded database and the uploads to a new file',
    path: '/machine/backups',
    input: fieldsOf({ file: path }),
  }),
  stageBackup: operatorCall({
    ...onMachine,
    name: 'machine.restore',
    summary: 'Checks a backup; the next start restores it',
    path: '/machine/restores',
    input: fieldsOf({
      file: path,
      /** File with the private key of an encrypted backup. */
      keyFile: v.optional(path),
    }),
  }),
  exportShop: operatorCall({
    ...onMachine,
    name: 'machine.export',
    summary: 'Exports products, prices, offers, pages, pictures and videos to a folder',
    path: '/machine/exports',
    input: fieldsOf({
      folder: path,
      /** Sheets (CSV) instead of JSON files. @default false */
      hasSheets: v.optional(v.boolean('type'), false),
      /** Times relative to now, so that offers run whenever the files are imported. @default false */
      hasRelativeTimes: v.optional(v.boolean('type'), false),
    }),
  }),
  importShop: operatorCall({
    ...onMachine,
    name: 'machine.import',
    summary: 'Imports such a folder, all of it or nothing; repeatable',
    path: '/machine/imports',
    input: fieldsOf({
      folder: path,
      /** Checks everything, and changes nothing. @default false */
      isPreview: v.optional(v.boolean('type'), false),
      /** Also sets the stock of variants that exist. @default false */
      setsStock: v.optional(v.boolean('type'), false),
      /** Withdraws what the files do not have. @default false */
      prunes: v.optional(v.boolean('type'), false),
    }),
  }),
  readInbox: operatorCall({
    name: 'machine.inbox',
    summary: 'Returns the latest messages that the demo has not sent',
    method: 'GET',
    path: '/machine/inbox',
    access: 'machine',
    params: none,
    input: none,
    output: v.object({
      items: v.array(
        v.object({
          recipient: v.string(),
          /** '' for a message without one. */
          code: v.string(),
          text: v.string(),
        }),
      ),
    }),
    writes: false,
  }),
};
