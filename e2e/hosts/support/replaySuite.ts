import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readEnvelope, writeEnvelope, type ReadEnvelope } from '@pawlet/bridge';
import { beforeAll, describe, expect, it } from 'vitest';

const packages = fileURLToPath(new URL('../../../packages', import.meta.url));

/** A program that reads a task from stdin and writes what a native host makes of it. */
export interface Replayer {
  readonly command: string;
  readonly parameters: readonly string[];
}

interface Replayed {
  readonly versions: readonly string[];
  readonly texts: readonly string[];
  readonly sessions: readonly (readonly (readonly { readonly m: Record<string, unknown> }[])[])[];
}

const table = JSON.parse(readFileSync(`${packages}/bridge/wire/versions.json`, 'utf8')) as {
  readonly reference: string;
  readonly rows: readonly (readonly [unknown, string])[];
};

/** Collects all envelopes in the fixtures, however deep. */
function envelopesIn(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('v' in value && 'm' in value) return [JSON.stringify(value)];
  return Object.values(value).flatMap(envelopesIn);
}

const golden = globSync(`${packages}/bridge/wire/fixtures/**/*.json`)
  .toSorted()
  .flatMap((path) => envelopesIn(JSON.parse(readFileSync(path, 'utf8'))));

const call = { namespace: 'penpal', type: 'CALL', id: 'c', methodPath: ['copy'], args: [] };
const wrap = (message: unknown, rest: object = {}): string =>
  JSON.stringify({ v: 'pawlet/1', id: 'i', m: message, ...rest });

/** Texts that need care: newer ones, malformed ones, and some that only look malformed. */
const texts: readonly string[] = [
  ...golden,
  wrap(call),
  wrap({ ...call, later: true }, { later: 1 }),
  wrap(call, { v: 'pawlet/1.7' }),
  wrap(call, { v: 'pawlet/2' }),
  wrap({ later: 1 }, { v: 'pawlet/12.3' }),
  wrap(call, { v: 'pawlet/1.' }),
  wrap(call, { v: 'pawlet/１' }),
  wrap(call, { v: 'other/1' }),
  wrap(call, { v: 1 }),
  wrap(call, { id: '' }),
  wrap(call, { id: 7 }),
  wrap(call, { id: 'x'.repeat(129) }),
  wrap({ ...call, args: [1, 2] }),
  wrap({ ...call, args: 'x' }),
  wrap({ ...call, methodPath: ['a', 'b'] }),
  wrap({ ...call, methodPath: [] }),
  wrap({ ...call, methodPath: [1] }),
  wrap({ ...call, id: undefined }),
  wrap({ ...call, namespace: 'other' }),
  wrap({ ...call, type: 'toString' }),
  wrap({ ...call, type: 'constructor' }),
  wrap({ ...call, type: ['CALL'] }),
  wrap({ namespace: 'penpal', type: 'SYN', participantId: '' }),
  wrap({ namespace: 'penpal', type: 'SYN', participantId: 'p' }),
  wrap({ namespace: 'penpal', type: 'ACK1', methodPaths: [['back']] }),
  wrap({ namespace: 'penpal', type: 'ACK2' }),
  wrap({
    namespace: 'penpal',
    type: 'REPLY',
    callId: 'c',
    value: { deep: [null, true, 1.5e3, 'ü\u2028😀'] },
  }),
  wrap({ namespace: 'penpal', type: 'REPLY' }),
  wrap({ namespace: 'penpal', type: 'DESTROY' }),
  wrap([call]),
  wrap(null),
  wrap({ ...call, args: ['x'.repeat(256 * 1024)] }),
  wrap({ ...call, args: ['€'.repeat(90 * 1024)] }),
  wrap({ ...call, args: ['€'.repeat(80 * 1024)] }),
  '',
  ' ',
  'null',
  '7',
  '[]',
  '"pawlet/1"',
  '{"v":"pawlet/1"',
  `${wrap(call)} x`,
  wrap(call).replace('"args":[]', '"args":[NaN]'),
  wrap(call).replace('"args":[]', "'args':[]"),
  wrap(call).replace('"args":[]', '"args":[],'),
  wrap(call).replace('"args":[]', '"args":[01]'),
  wrap(call).replace('"args":[]', '"args":["\t"]'),
  wrap(call).replace('"args":[]', '"args":[/**/]'),
  wrap(call).replace('"args":[]', '"args":[tRuE]'),
  ` ${wrap(call)}\n`,
  `${'['.repeat(100_000)}${']'.repeat(100_000)}`,
];

function describeRead(read: ReadEnvelope): string {
  if (read.status === 'ok') return `ok:${read.message.type}`;
  return read.status === 'newer' ? `newer:${read.protocol}` : 'ignored';
}

let count = 0;
const say = (message: object): string => {
  count += 1;
  return writeEnvelope(`page-${count}`, { namespace: 'penpal', ...message });
};
const ask = (id: string, name: string, ...args: readonly unknown[]): string =>
  say({ type: 'CALL', id, methodPath: [name], args });
const again = ask('twice', 'copy', { text: 'SN-1' });

/** A page whose id sorts before every other: the app leads. */
const ledSession = [
  ask('early', 'copy', { text: 'x' }),
  say({ type: 'SYN', participantId: ' ' }),
  say({ type: 'ACK2' }),
  ask('context', 'getLaunchContext'),
  again,
  again,
  ask('none', 'copy', { text: '' }),
  ask('refused', 'scanCode'),
  ask('unknown', 'constructor'),
  ask('missing', 'pay', {}),
  ask('event', 'emit', { name: 'pawlet:close', detail: { widget: 'cart' } }),
  say({ type: 'REPLY', callId: 'nobody', value: 1 }),
  'nonsense',
];

/** A page whose id sorts after every other: it leads, is reloaded, and disconnects. */
const leadingSession = [
  say({ type: 'SYN', participantId: '~1' }),
  say({ type: 'ACK1', methodPaths: [['back']] }),
  ask('first', 'copy', { text: 'x' }),
  say({ type: 'SYN', participantId: '~2' }),
  ask('unshaken', 'copy', { text: 'x' }),
  say({ type: 'ACK1', methodPaths: [['back']] }),
  ask('second', 'copy', { text: 'x' }),
  say({ type: 'DESTROY' }),
  ask('after', 'copy', { text: 'x' }),
];

const reply = (callId: string, value: unknown) => [{ namespace: 'penpal', type: 'REPLY', callId, value }];
const syn = { namespace: 'penpal', type: 'SYN', participantId: expect.any(String) as string };
const ack1 = { namespace: 'penpal', type: 'ACK1', methodPaths: expect.any(Array) as string[][] };
const ack2 = { namespace: 'penpal', type: 'ACK2' };
const refusal = (callId: string, value: object) => [
  {
    namespace: 'penpal',
    type: 'REPLY',
    callId,
    isError: true,
    value: expect.objectContaining(value) as object,
  },
];
const notFound = (callId: string) => [
  {
    namespace: 'penpal',
    type: 'REPLY',
    callId,
    isError: true,
    isSerializedErrorInstance: true,
    value: expect.objectContaining({ name: 'PenpalError', penpalCode: 'METHOD_NOT_FOUND' }) as object,
  },
];

/** Checks that a native host parses versions and messages as the page does, and keeps its side of a session. */
export function describeReplay(name: string, findReplayer: () => Replayer | string): void {
  const found = findReplayer();
  if (typeof found === 'string') console.log(`SKIP: the wire in ${name}: ${found}`);

  describe.skipIf(typeof found === 'string')(`the wire in ${name}`, () => {
    let replayed: Replayed;

    beforeAll(() => {
      if (typeof found === 'string') return;
      const task = {
        against: table.reference,
        versions: table.rows.map(([version]) => version ?? null),
        texts,
        sessions: [ledSession, leadingSession],
      };
      const output = execFileSync(found.command, found.parameters, {
        input: JSON.stringify(task),
        encoding: 'utf8',
        timeout: 60_000,
        maxBuffer: 1e8,
      });
      replayed = JSON.parse(output) as Replayed;
    });

    it(`parses ${table.rows.length} app versions as the table defines`, () => {
      expect(table.rows.length).toBeGreaterThanOrEqual(40);
      expect(table.rows.map(([version], index) => [version, replayed.versions[index]])).toEqual(table.rows);
    });

    it(`parses all ${golden.length} golden messages`, () => {
      expect(golden.length).toBeGreaterThan(0);
      expect(replayed.texts.slice(0, golden.length).filter((status) => !status.startsWith('ok:'))).toEqual(
        [],
      );
    });

    it(`parses ${texts.length} texts as the page does`, () => {
      const short = texts.map((text) => text.slice(0, 120));
      expect(replayed.texts.map((status, index) => [short[index], status])).toEqual(
        texts.map((text, index) => [short[index], describeRead(readEnvelope(text))]),
      );
    });

    it('writes what the page can parse, with a unique id for each message', () => {
      const sent = replayed.sessions.flat(2);
      expect(sent.map((envelope) => readEnvelope(JSON.stringify(envelope)).status)).toEqual(
        sent.map(() => 'ok'),
      );
      expect(new Set(sent.map((envelope) => (envelope as { readonly id?: unknown }).id)).size).toBe(
        sent.length,
      );
    });

    it('leads the handshake of a page whose id sorts first, and responds to each call once', () => {
      const [session] = replayed.sessions;
      expect(session?.map((step) => step.map(({ m }) => m))).toEqual([
        [syn],
        [],
        [syn, ack1],
        [],
        reply('context', {
          protocol: 'pawlet/1',
          platform: 'ios',
          language: 'de',
          country: 'DEU',
          token: 'T-1',
          capabilities: ['scanCode', 'copy'],
        }),
        reply('twice', 'done'),
        [],
        reply('none', 'failed'),
        refusal('refused', { name: 'PawletError', code: 'FORBIDDEN' }),
        notFound('unknown'),
        notFound('missing'),
        reply('event', null),
        [],
        [],
      ]);
      const paths = session?.[2]?.[1]?.m['methodPaths'] as string[][];
      expect(new Set(paths.map(String))).toEqual(new Set(['copy', 'emit', 'getLaunchContext', 'scanCode']));
    });

    it('follows a page whose id sorts last, through its reload, until it disconnects', () => {
      expect(replayed.sessions[1]?.map((step) => step.map(({ m }) => m))).toEqual([
        [syn],
        [syn],
        [ack2],
        reply('first', 'done'),
        [syn],
        [],
        [ack2],
        reply('second', 'done'),
        [],
        [],
      ]);
    });
  });
}
