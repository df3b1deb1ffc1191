import { readFile } from 'node:fs/promises';
import { request } from 'node:http';
import { userInfo } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { readEnvironment } from './adapters/environment.ts';
import { backupKeyUsage, makeBackupKey } from './adapters/backups/makeBackupKey.ts';
import { diagnoseStopped } from './adapters/doctor/diagnose.ts';
import { initShop, initUsage, migrateShop, migrateUsage } from './adapters/initShop.ts';
import { StartError } from './adapters/startError.ts';
import { doctorCommand } from './modules/doctor/doctorCommand.ts';
import { isDoctorCall, writeFindings } from './modules/doctor/writeFindings.ts';
import { operatorCommands } from './modules/operator/commands.ts';

interface RunningShop {
  readonly url: string;
  readonly secret: string;
}

/** Output and exit code of an operator run. */
export interface OperatorOutcome {
  readonly text: string;
  readonly exitCode: 0 | 1;
}

/** Runs one operator command against the running shop with the same data folder. */
export async function runOperator(
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
  currentFolder: string,
): Promise<OperatorOutcome> {
  const [name = 'help', ...rest] = args;
  if (['help', '--help', '-h'].includes(name)) return { text: helpText(), exitCode: 0 };
  if (name === initUsage.name) return initShop(rest, readEnvironment(environment, currentFolder));
  if (name === migrateUsage.name) return migrateShop(readEnvironment(environment, currentFolder));
  if (name === backupKeyUsage.name) return makeBackupKey(rest, currentFolder);
  const command = operatorCommands.find((known) => known.name === name);
  if (command === undefined) {
    return { text: `There is no command "${name}"; \`help\` lists the commands.`, exitCode: 1 };
  }
  if (command === doctorCommand) return runDoctor(rest, environment, currentFolder);
  const { dataFolder, port } = readEnvironment(environment, currentFolder);
  const key = environment['PAWLET_OPERATOR_KEY'] ?? '';
  const door =
    (await findRunningShop(dataFolder)) ??
    (key === '' ? undefined : { url: `http://127.0.0.1:${port}`, secret: '' });
  if (door === undefined) return { text: notRunning(dataFolder), exitCode: 1 };
  const resolve = (arg: string) => (arg.startsWith('--') ? arg : path.resolve(currentFolder, arg));
  return send({ ...door, key }, name, command.takesPaths === true ? rest.map(resolve) : rest, dataFolder);
}

/** Asks the running shop, whose set-up may be another than this terminal's; without one it looks itself. */
async function runDoctor(
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
  currentFolder: string,
): Promise<OperatorOutcome> {
  const folder = path.resolve(currentFolder, environment['PAWLET_DATA_DIR'] ?? '.data');
  const shop = await findRunningShop(folder);
  const key = environment['PAWLET_OPERATOR_KEY'] ?? '';
  const reply = shop && (await send({ ...shop, key }, doctorCommand.name, args, folder));
  if (reply !== undefined && reply.text !== notRunning(folder)) return reply;
  if (!isDoctorCall(args))
    return { text: `Usage: ${doctorCommand.name} ${doctorCommand.usage}`, exitCode: 1 };
  const { text, isFit } = writeFindings(await diagnoseStopped(environment, currentFolder), args);
  return { text, exitCode: isFit ? 0 : 1 };
}

async function findRunningShop(dataFolder: string): Promise<RunningShop | undefined> {
  const text = await readFile(path.join(dataFolder, 'operator.json'), 'utf8').catch(() => undefined);
  return text === undefined ? undefined : (JSON.parse(text) as RunningShop);
}

async function send(
  { url, secret, key }: RunningShop & { readonly key: string },
  name: string,
  args: readonly string[],
  dataFolder: string,
): Promise<OperatorOutcome> {
  const reply = await post(
    new URL(`/operator/${name}`, url),
    {
      'content-type': 'application/json',
      ...(key === ''
        ? { 'x-operator-secret': secret, 'x-operator-user': encodeURIComponent(userInfo().username) }
        : { 'x-operator-key': key }),
    },
    JSON.stringify(args),
  ).catch(() => undefined);
  if (reply === undefined) return { text: notRunning(dataFolder), exitCode: 1 };
  const { status, text } = readReply(reply.body);
  if (text === undefined) return { text: `The shop responded with ${reply.status}.`, exitCode: 1 };
  return { text, exitCode: status === 'done' ? 0 : 1 };
}

/** Waits as long as it takes: an import of a large shop takes minutes, and `fetch` times out after five. */
function post(
  url: URL,
  headers: Readonly<Record<string, string>>,
  body: string,
): Promise<{ readonly status: number; readonly body: string }> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { method: 'POST', headers }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('error', reject);
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, body: Buffer.concat(parts).toString('utf8') }),
      );
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

function readReply(body: string): { readonly status?: string; readonly text?: string } {
  try {
    return JSON.parse(body) as { readonly status?: string; readonly text?: string };
  } catch {
    // Another program responds there.
    return {};
  }
}

function notRunning(dataFolder: string): string {
  return `No shop is running with the data folder ${dataFolder}. Start it with npm start, or set its folder with PAWLET_DATA_DIR.`;
}

function helpText(): string {
  const lines = [initUsage, migrateUsage, backupKeyUsage, ...operatorCommands].map(
    ({ name, usage, summary }) => `  ${`${name} ${usage}`.trim().padEnd(44)} ${summary}`,
  );
  return [
    'Usage: npm run operator -- <command> <arguments>',
    '',
    'Commands:',
    ...lines,
    '',
    'The shop must be running, except for init, migrate and doctor. PAWLET_OPERATOR_KEY identifies you (operator-key-add).',
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
