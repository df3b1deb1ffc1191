import { readFile } from 'node:fs/promises';
import { createOperatorClient } from '@pawlet/operator/client';
import { clientCommands } from '../../src/command-line/clientCommands.ts';
import { runClientCommand } from '../../src/command-line/runClientCommand.ts';
import type { TestStore } from '../createTestStore.ts';
import { isRecord } from './isRecord.ts';

/** Secret of the operator in tests. */
export const operatorSecret = 'operator-secret-of-the-tests';

/** The output of a command. */
export interface CommandOutcome {
  readonly status: string;
  readonly text: string;
}

/** Runs a command like `npm run operator`: with calls of the operator API or in the shop, with `operatorSecret`. */
export async function operate(
  store: Pick<TestStore, 'app'>,
  name: string,
  args: readonly string[] = [],
  identity: Readonly<Record<string, string>> = {
    'x-operator-secret': operatorSecret,
    'x-operator-user': 'anna',
  },
): Promise<CommandOutcome> {
  const command = clientCommands.find((known) => known.name === name);
  if (command !== undefined) {
    const headers = { ...identity, lang: 'en', 'x-test-address': '127.0.0.1' };
    const client = createOperatorClient({
      origin: 'http://shop.test',
      headers,
      fetch: async (url, init) => store.app.request(url, init),
    });
    return runClientCommand(command, args, { client, readTextFile: (file) => readFile(file, 'utf8') });
  }
  const response = await store.app.request(`http://shop.test/operator/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...identity, 'x-test-address': '127.0.0.1' },
    body: JSON.stringify(args),
  });
  const body: unknown = await response.json();
  if (!isRecord(body)) throw new Error('The operator response is not an object.');
  return { status: String(body['status']), text: String(body['text']) };
}

/** Runs a command that must succeed, and returns its `--json` output. */
export async function readJson(
  store: Pick<TestStore, 'app'>,
  name: string,
  args: readonly string[] = [],
): Promise<unknown> {
  const { status, text } = await operate(store, name, [...args, '--json']);
  if (status !== 'done') throw new Error(`${name} ${args.join(' ')}: ${text}`);
  return JSON.parse(text);
}
