import { readFile } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { backupKeyUsage, makeBackupKey } from './adapters/backups/makeBackupKey.ts';
import { diagnoseStopped } from './adapters/doctor/diagnose.ts';
import { readEnvironment } from './adapters/environment.ts';
import { initShop, initUsage, migrateShop, migrateUsage } from './adapters/initShop.ts';
import { StartError } from './adapters/startError.ts';
import type { ClientCommand } from './command-line/clientCommand.ts';
import { clientCommands } from './command-line/clientCommands.ts';
import {
  connectShop,
  createShopClient,
  findLocalShop,
  type ShopConnection,
  UnreachedError,
} from './command-line/connectShop.ts';
import { doctorCommand } from './command-line/doctorCommand.ts';
import { type ClientOutcome, runClientCommand } from './command-line/runClientCommand.ts';
import { sendCommand } from './command-line/sendCommand.ts';
import { isDoctorCall, writeFindings } from './modules/doctor/writeFindings.ts';
import { operatorCommands } from './modules/operator/commands.ts';

/** Output and exit code of an operator run. */
export interface OperatorOutcome {
  readonly text: string;
  readonly exitCode: 0 | 1;
}

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Runs one operator command against the running shop: as calls of the operator API where it has the area, else in the
 * shop itself.
 */
export async function runOperator(
  args: readonly string[],
  environment: Environment,
  currentFolder: string,
): Promise<OperatorOutcome> {
  const [name = 'help', ...rest] = args;
  if (['help', '--help', '-h'].includes(name)) return { text: helpText(), exitCode: 0 };
  if (name === initUsage.name) return initShop(rest, readEnvironment(environment, currentFolder));
  if (name === migrateUsage.name) return migrateShop(readEnvironment(environment, currentFolder));
  if (name === backupKeyUsage.name) return makeBackupKey(rest, currentFolder);
  if (name === doctorCommand.name) return runDoctor(rest, environment, currentFolder);
  const clientCommand = clientCommands.find((known) => known.name === name);
  const command = operatorCommands.find((known) => known.name === name);
  if (clientCommand === undefined && command === undefined)
    return { text: `There is no command "${name}"; \`help\` lists the commands.`, exitCode: 1 };
  const shop = await connectShop(environment, currentFolder);
  if ('status' in shop) return toOutcome(shop);
  if (clientCommand !== undefined) return toOutcome(await call(shop, clientCommand, rest, currentFolder));
  const resolve = (arg: string) => (arg.startsWith('--') ? arg : path.resolve(currentFolder, arg));
  return toOutcome(await sendCommand(shop, name, command?.takesPaths === true ? rest.map(resolve) : rest));
}

function toOutcome({ status, text }: ClientOutcome): OperatorOutcome {
  return { text, exitCode: status === 'done' ? 0 : 1 };
}

async function call(
  shop: ShopConnection,
  command: ClientCommand,
  args: readonly string[],
  currentFolder: string,
): Promise<ClientOutcome> {
  try {
    return await runClientCommand(command, args, {
      client: createShopClient(shop),
      readTextFile: (file) => readFile(path.resolve(currentFolder, file), 'utf8'),
    });
  } catch (error) {
    if (!(error instanceof UnreachedError)) throw error;
    return { status: 'refused', text: error.message };
  }
}

/** Asks the running shop, whose set-up may be another than this terminal's; without one it looks itself. */
async function runDoctor(
  args: readonly string[],
  environment: Environment,
  currentFolder: string,
): Promise<OperatorOutcome> {
  if (!isDoctorCall(args))
    return { text: `Usage: ${doctorCommand.name} ${doctorCommand.usage}`, exitCode: 1 };
  if ((environment['PAWLET_OPERATOR_URL'] ?? '') !== '') {
    const shop = await connectShop(environment, currentFolder);
    return toOutcome('status' in shop ? shop : await call(shop, doctorCommand, args, currentFolder));
  }
  const folder = path.resolve(currentFolder, environment['PAWLET_DATA_DIR'] ?? '.data');
  const shop = await findLocalShop(folder, environment['PAWLET_OPERATOR_KEY'] ?? '');
  const reply = shop && (await call(shop, doctorCommand, args, currentFolder));
  if (reply !== undefined && reply.text !== shop?.notReached) return toOutcome(reply);
  const { text, isFit } = writeFindings(await diagnoseStopped(environment, currentFolder), args);
  return { text, exitCode: isFit ? 0 : 1 };
}

function helpText(): string {
  const lines = [initUsage, migrateUsage, backupKeyUsage, ...clientCommands, ...operatorCommands].map(
    ({ name, usage, summary }) => `  ${`${name} ${usage}`.trim().padEnd(44)} ${summary}`,
  );
  return [
    'Usage: npm run operator -- <command> <arguments>',
    '',
    'Commands:',
    ...lines,
    '',
    'The shop must be running, except for init, migrate, backup-key and doctor. PAWLET_OPERATOR_KEY identifies you (operator-key-add).',
    `From another machine set PAWLET_OPERATOR_URL too; these run on the shop's own only: ${operatorCommands.map(({ name }) => name).join(', ')}.`,
  ].join('\n');
}

if (import.meta.main) {
  try {
    const { text, exitCode } = await runOperator(process.argv.slice(2), process.env, process.cwd());
    (exitCode === 0 ? console.log : console.error)(text);
    process.exitCode = exitCode;
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
