import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { createOperatorClient } from '@pawlet/operator/client';
import { findClientCommand } from '../../src/command-line/clientCommands.ts';
import { runClientCommand } from '../../src/command-line/runClientCommand.ts';
import { operatorJob } from '../../src/modules/operator-jobs/job.ts';
import { createApp } from '../../src/createApp.ts';
import type { StoreApp, StoreDeps } from '../../src/http/appDeps.ts';

/** Secret of the operator in tests. */
export const operatorSecret = 'operator-secret-of-the-tests';

/** The output of a command. */
export interface CommandOutcome {
  readonly status: string;
  readonly text: string;
}

/** What a command is run in. */
interface OperatedStore {
  readonly deps: StoreDeps;
  /** @default one with these `deps` */
  readonly app?: StoreApp | undefined;
}

const apps = new WeakMap<StoreDeps, StoreApp>();

/** The app of a store; one with `operatorSecret` where the store has none. */
function getApp({ deps, app }: OperatedStore): StoreApp {
  if (app !== undefined && deps.operatorSecret !== undefined) return app;
  const known =
    apps.get(deps) ?? createApp({ ...deps, operatorSecret: deps.operatorSecret ?? operatorSecret });
  apps.set(deps, known);
  return known;
}

/** Runs a command like `npm run operator`, with `operatorSecret`. */
export async function operate(
  store: OperatedStore,
  name: string,
  args: readonly string[] = [],
  identity: Readonly<Record<string, string>> = {
    'x-operator-secret': operatorSecret,
    'x-operator-user': 'anna',
  },
): Promise<CommandOutcome> {
  const command = findClientCommand(name);
  if (command === undefined) throw new Error(`There is no command ${name}.`);
  const app = getApp(store);
  const { deps } = store;
  const now = () => Math.floor(deps.clock.nowMs() / 1000);
  const client = createOperatorClient({
    origin: 'http://shop.test',
    headers: { ...identity, lang: 'en', 'x-test-address': '127.0.0.1' },
    fetch: async (url, init) => app.request(url, init),
  });
  return runClientCommand(command, args, {
    client,
    now,
    resolvePath: (file) => path.resolve(file),
    readTextFile: (file) => readFile(file, 'utf8'),
    showProgress: () => operatorJob.run(deps, now()),
  });
}

/** Runs a command that must succeed, and returns its `--json` output. */
export async function readJson(
  store: OperatedStore,
  name: string,
  args: readonly string[] = [],
): Promise<unknown> {
  const { status, text } = await operate(store, name, [...args, '--json']);
  if (status !== 'done') throw new Error(`${name} ${args.join(' ')}: ${text}`);
  return JSON.parse(text);
}
