import { machineCalls, type Problem } from '@pawlet/operator';
import type { ClientCommand, ClientDeps, CommandResult } from './clientCommand.ts';
import { readArguments, unknownArgument } from './readArguments.ts';
import { done, refused, withTexts } from './results.ts';

const texts = {
  conflict: ({ detail }: Problem) => detail,
  forbidden: 'This runs on the machine of the shop only, with no key or with one that has every scope.',
};

/** A command for a file or folder of the shop's machine. */
function fileCommand({
  flags = [],
  words = 1,
  send,
  ...command
}: Pick<ClientCommand, 'name' | 'usage' | 'summary' | 'calls'> & {
  readonly flags?: readonly string[];
  /** How many paths there may be. */
  readonly words?: number;
  readonly send: (
    client: ClientDeps['client'],
    paths: readonly [string, ...string[]],
    given: ReadonlySet<string>,
  ) => Promise<{ readonly data: { readonly text: string } }>;
}): ClientCommand {
  return {
    ...command,
    async run({ client, resolvePath }, args): Promise<CommandResult> {
      const read = readArguments(args, { flags });
      if (typeof read === 'string') return unknownArgument(read);
      const [first, ...rest] = read.words.map(resolvePath);
      if (first === undefined || rest.length >= words) return refused(`Enter ${command.usage}.`);
      return withTexts(texts, async () => done((await send(client, [first, ...rest], read.flags)).data.text));
    },
  };
}

/**
 * Commands for files of the shop's machine. The shop itself reads and writes them: while it runs, nobody else can open the embedded
 * database.
 */
export const machineCommands: readonly ClientCommand[] = [
  fileCommand({
    name: 'backup',
    usage: '<file.tar>',
    summary: 'backs up the whole embedded database and the uploads to a new file',
    calls: [machineCalls.saveBackup],
    send: (client, [file]) => client.call(machineCalls.saveBackup, { input: { file } }),
  }),
  fileCommand({
    name: 'restore',
    usage: '<file.tar> [<file with the private key>]',
    summary: 'checks a backup; the next start restores it',
    calls: [machineCalls.stageBackup],
    words: 2,
    send: (client, [file, keyFile]) => client.call(machineCalls.stageBackup, { input: { file, keyFile } }),
  }),
  fileCommand({
    name: 'export',
    usage: '<folder> [--csv] [--relative-times]',
    summary: 'exports products, prices, offers, pages, pictures and videos as files',
    calls: [machineCalls.exportShop],
    flags: ['csv', 'relative-times'],
    send: (client, [folder], flags) =>
      client.call(machineCalls.exportShop, {
        input: { folder, hasSheets: flags.has('csv'), hasRelativeTimes: flags.has('relative-times') },
      }),
  }),
  fileCommand({
    name: 'import',
    usage: '<folder> [--dry-run] [--stock] [--prune]',
    summary: 'imports such files, all or nothing; repeatable',
    calls: [machineCalls.importShop],
    flags: ['dry-run', 'stock', 'prune'],
    send: (client, [folder], flags) =>
      client.call(machineCalls.importShop, {
        input: {
          folder,
          isPreview: flags.has('dry-run'),
          setsStock: flags.has('stock'),
          prunes: flags.has('prune'),
        },
      }),
  }),
  {
    name: 'inbox',
    usage: '',
    summary: 'shows the latest verification codes (demo mode)',
    calls: [machineCalls.readInbox],
    run: ({ client }) =>
      withTexts(texts, async () => {
        const { items } = (await client.call(machineCalls.readInbox)).data;
        const lines = items.map(({ recipient, code, text }) => `${recipient}\t${code === '' ? text : code}`);
        return done(lines.length === 0 ? 'The inbox is empty.' : lines.join('\n'));
      }),
  },
];
