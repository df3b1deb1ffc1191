import type { TestStore } from '../createTestStore.ts';
import { isRecord } from './isRecord.ts';

/** Secret of the operator in tests. */
export const operatorSecret = 'operator-secret-of-the-tests';

/** The output of a command. */
export interface CommandOutcome {
  readonly status: string;
  readonly text: string;
}

/** Runs a command like `npm run operator`: through the running shop with `operatorSecret`. */
export async function operate(
  store: Pick<TestStore, 'app'>,
  name: string,
  args: readonly string[] = [],
  identity: Readonly<Record<string, string>> = {
    'x-operator-secret': operatorSecret,
    'x-operator-user': 'anna',
  },
): Promise<CommandOutcome> {
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
