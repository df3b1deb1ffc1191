import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { generate, handMade } from './hostileMessages.ts';
import type { Stage } from './stage.ts';
import { frameOrigin, openInFrame } from './stages/inFrame.ts';
import { openInPage } from './stages/inPage.ts';

const pay = (id: string): string =>
  JSON.stringify({
    v: 'pawlet/1',
    id,
    m: { namespace: 'penpal', type: 'CALL', id, methodPath: ['pay'], args: [{ orderNumber: '1' }] },
  });
const handshake = (type: string): string =>
  JSON.stringify({ v: 'pawlet/1', id: type, m: { namespace: 'penpal', type, participantId: 'evil' } });

/** The records of a stage that strangers' messages must not change. */
const effects = ({ received }: Stage): unknown => ({
  calls: received.calls.length,
  events: received.events.length,
  heights: received.heights.length,
  connects: received.connects,
});

describe('hostile messages to the page around a frame', () => {
  let stage: ReturnType<typeof openInFrame>;
  const send = (
    data: unknown,
    origin: string = frameOrigin,
    source: Window | null = stage.iframe.contentWindow,
  ) => void window.dispatchEvent(new MessageEvent('message', { data, origin, source }));

  beforeEach(async () => {
    stage = openInFrame();
    await stage.act('state');
  });
  afterEach(() => stage.end());

  it('have an effect when they are valid calls from the right page', async () => {
    send(pay('honest'));
    await Promise.resolve();
    expect(stage.received.calls).toHaveLength(1);
  });

  it('have no effect from a wrong origin or another window, however valid', async () => {
    const before = effects(stage);
    const other = document.createElement('iframe');
    document.body.append(other);
    const { port } = location;
    const origins = [
      '',
      'null',
      '*',
      'https://evil.test',
      location.origin,
      frameOrigin.toUpperCase(),
      `${frameOrigin}/`,
      `${frameOrigin}.evil.test`,
      `${frameOrigin}0`,
      frameOrigin.replace(`:${port}`, ''),
      frameOrigin.replace('http:', 'https:'),
      frameOrigin.replace('shop.', 'shop-'),
      `http://evil.shop.localhost:${port}`,
    ];
    for (const [index, origin] of origins.entries())
      for (const text of [
        handshake('SYN'),
        handshake('ACK1'),
        handshake('ACK2'),
        pay(`o${index}`),
        ...handMade,
      ])
        send(text, origin);
    for (const source of [window, other.contentWindow, null])
      for (const text of [handshake('SYN'), handshake('ACK2'), pay('s'), ...handMade])
        send(text, frameOrigin, source);
    other.remove();
    expect(await stage.act('state')).toMatchObject({ status: 'connected' });
    expect(effects(stage)).toEqual(before);
  });

  it('have no effect from the right page unless they are valid calls', async () => {
    const before = effects(stage);
    handMade.forEach((message) => send(message));
    expect(await stage.act('copy', 'still here')).toBe('done');
    expect(stage.received.calls.map(({ name }) => name)).toEqual(['copy']);
    expect({ ...(before as object), calls: 1 }).toEqual(effects(stage));
    expect({}).not.toHaveProperty('polluted');
  });

  it('leave the page responsive when ten thousand arrive at once', async () => {
    const before = effects(stage);
    const messages = generate(10_000);
    const tookMs: number[] = [];
    for (const message of messages) {
      const start = performance.now();
      send(message);
      tookMs.push(performance.now() - start);
    }
    expect(await stage.act('state')).toMatchObject({ status: 'connected' });
    expect(await stage.act('copy', 'still here')).toBe('done');
    expect(effects(stage)).toEqual({
      ...(before as object),
      calls: 1,
      connects: expect.any(Number) as number,
    });
    // 99 of 100 take no noticeable part of a frame.
    expect(tookMs.toSorted((one, other) => one - other)[9900]).toBeLessThan(16);
    expect(Object.keys(Object.prototype)).toEqual([]);
  });
});

describe('hostile messages to a page in an app', () => {
  let stage: Stage;
  beforeEach(async () => {
    stage = openInPage('webkit');
    await stage.act('state');
  });
  afterEach(() => stage.end());

  it('change nothing through the receiver', async () => {
    const context = await stage.act('context');
    for (const message of [...handMade, ...generate(2000)]) {
      if (typeof message === 'string' && /"pawlet\/(?:2|3)"/u.test(message)) continue;
      stage.deliver(message as string);
    }
    expect(await stage.act('copy', 'still here')).toBe('done');
    expect(await stage.act('context')).toEqual(context);
    expect(await stage.act('notes')).toMatchObject({ routes: [], upgrades: [] });
  });
});
