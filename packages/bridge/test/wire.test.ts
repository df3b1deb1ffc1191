import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createHost } from '../src/host/createHost.ts';
import { readEnvelope, type HostHandlers } from '../src/index.ts';
import { generateWire } from '../wire/generate.ts';
import { goldenMessages, hostSamples } from '../wire/goldenMessages.ts';
import { createFakePort } from './createFakePort.ts';

const root = join(import.meta.dirname, '..');

describe('files generated from the types', () => {
  it('are up to date; `node --conditions=@pawlet/source packages/bridge/wire/generate.ts` updates them', async () => {
    const files = await generateWire();
    for (const [path, text] of files) expect(readFileSync(join(root, path), 'utf8'), path).toBe(text);
    const fixtures = [...files.keys()].filter((path) => path.startsWith('wire/fixtures/'));
    expect(readdirSync(join(root, 'wire/fixtures')).sort()).toEqual(
      fixtures.map((path) => path.replace('wire/fixtures/', '')).sort(),
    );
  });
});

describe('the golden messages', () => {
  it.each(goldenMessages)('$name is parsed unchanged', ({ envelope }) => {
    expect(readEnvelope(JSON.stringify(envelope))).toEqual({
      status: 'ok',
      id: envelope.id,
      message: envelope.m,
    });
  });

  it('of the page get the golden replies of an embedder', async () => {
    const { port, sent, receive } = createFakePort();
    const handlers = Object.fromEntries(
      Object.entries(hostSamples).map(([name, { result }]) => [name, () => result]),
    ) as HostHandlers;
    const { result: context } = hostSamples.getLaunchContext;
    createHost(port, { origin: 'https://shop.example.com', context, handlers });
    const settle = async (): Promise<void> => {
      for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
    };
    for (const { from, envelope } of goldenMessages) {
      if (from !== 'page' || envelope.m.type === 'REPLY') continue;
      receive(JSON.stringify(envelope));
      await settle();
    }
    expect(sent.map(({ type }) => type).filter((type) => type !== 'REPLY')).toEqual(
      expect.arrayContaining(['SYN', 'ACK2']),
    );
    for (const { from, envelope } of goldenMessages) {
      if (from !== 'embedder' || envelope.m.type !== 'REPLY' || envelope.m.isError === true) continue;
      const { callId } = envelope.m;
      const answer = sent.find((message) => message.type === 'REPLY' && message.callId === callId);
      // Its own capabilities are those of its handlers.
      expect(answer, callId).toMatchObject(
        callId === 'call-page-getLaunchContext'
          ? { value: { ...context, capabilities: expect.any(Array) as unknown } }
          : envelope.m,
      );
    }
  });
});
