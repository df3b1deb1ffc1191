import { readFile } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';
import { backupKeyUsage, makeBackupKey } from './adapters/backups/makeBackupKey.ts';
import { diagnoseStopped } from './adapters/doctor/diagnose.ts';
import { readEnvironment, type ServerConfig } from './adapters/environment.ts';
import { initShop, initUsage, migrateShop, migrateUsage } from './adapters/initShop.ts';
import { StartError } from './adapters/startError.ts';
import type { ClientCommand } from './command-line/clientCommand.ts';
import { clientCommands, findClientCommand } from './command-line/clientCommands.ts';
import {
  connectShop,
  createShopClient,
  findLocalShop,
  type ShopConnection,
  UnreachedError,
} from './command-line/connectShop.ts';
import { doctorCommand } from './command-line/doctorCommand.ts';
import { machineCommands } from './command-line/machineCommands.ts';
import { type ClientOutcome, runClientCommand } from './command-line/runClientCommand.ts';
import { isDoctorCall, writeFindings } from './modules/doctor/writeFindings.ts';

/** Output and exit code of an operator run. */
export interface OperatorOutcome {
  readonly text: string;
  readonly exitCode: 0 | 1;
}

/** Between two looks at work in the background. */
const progressMs = 500;

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Commands that work where the shop is configured, without a running one: they create or update its tables, or the keys of its
 * backups. `doctor` does too where no shop answers, to say why none does.
 */
const localCommands = [
  { ...initUsage, run: initShop },
  { ...migrateUsage, run: (_: readonly string[], config: ServerConfig) => migrateShop(config) },
];

/** Runs one operator command: calls of the operator API of the running shop, or what needs none. */
export async function runOperator(
  args: readonly string[],
  environment: Environment,
  currentFolder: string,
): Promise<OperatorOutcome> {
  const [name = 'help', ...rest] = args;
  if (['help', '--help', '-h'].includes(name)) return { text: helpText(), exitCode: 0 };
  if (name === backupKeyUsage.name) return makeBackupKey(rest, currentFolder);
  if (name === doctorCommand.name) return runDoctor(rest, environment, currentFolder);
  const local = localCommands.find((known) => known.name === name);
  if (local !== undefined) return local.run(rest, readEnvironment(environment, currentFolder));
  const command = findClientCommand(name);
  if (command === undefined)
    return { text: `There is no command "${name}"; \`help\` lists the commands.`, exitCode: 1 };
  const shop = await connectShop(environment, currentFolder);
  return toOutcome('status' in shop ? shop : await call(shop, command, rest, currentFolder));
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
  const resolvePath = (file: string) => path.resolve(currentFolder, file);
  try {
    return await runClientCommand(command, args, {
      client: createShopClient(shop),
      now: () => Math.floor(Date.now() / 1000),
      resolvePath,
      readTextFile: (file) => readFile(resolvePath(file), 'utf8'),
      async showProgress(text) {
        if (process.stderr.isTTY) process.stderr.write(`${text}\n`);
        await pause(progressMs);
      },
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
  const lines = [...localCommands, backupKeyUsage, ...clientCommands].map(
    ({ name, usage, summary, ...more }) => {
      const former =
        'formerName' in more && more.formerName !== undefined ? ` (formerly ${more.formerName})` : '';
      return `  ${`${name} ${usage}`.trim().padEnd(44)} ${summary}${former}`;
    },
  );
  return [
    'Usage: npm run operator -- <command> <arguments>',
    '',
    'Commands:',
    ...lines,
    '',
    'The shop must be running, except for init, migrate, backup-key and doctor. PAWLET_OPERATOR_KEY identifies you (operator-key-add).',
    `From another machine set PAWLET_OPERATOR_URL too; these run on the shop's own only: ${machineCommands.map(({ name }) => name).join(', ')}.`,
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
