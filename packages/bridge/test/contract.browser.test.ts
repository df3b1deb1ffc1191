import { afterEach, describe, expect, it } from 'vitest';
import type { Stage } from './stage.ts';
import { photoBytes } from './stage.ts';
import { openInFrame } from './stages/inFrame.ts';
import { openInPage } from './stages/inPage.ts';

/** Contract of each transport that works in both directions; the mini-program does not and has its own tests. */
const transports: readonly (readonly [name: string, kind: string, open: () => Stage])[] = [
  ['window', 'window', () => openInFrame()],
  ['webkit', 'webkit', () => openInPage('webkit')],
  ['isolated webkit', 'webkit', () => openInPage('webkit-relay')],
  ['android', 'android', () => openInPage('android')],
  ['react-native', 'react-native', () => openInPage('react-native')],
];

describe.each(transports)('the %s transport', (_name, kind, open) => {
  let stage: Stage | undefined;
  const opened = async (): Promise<Stage> => {
    stage = open();
    expect(await stage.act('state')).toEqual({ status: 'connected', transport: kind, code: null });
    return stage;
  };
  const wrap = (message: object, id = `t-${Math.random()}`, v = 'pawlet/1'): string =>
    JSON.stringify({ v, id, m: { namespace: 'penpal', ...message } });

  afterEach(() => stage?.end());

  it('delivers the launch context', async () => {
    const { act } = await opened();
    expect(await act('context')).toMatchObject({
      protocol: 'pawlet/1',
      platform: 'ios',
      language: 'de',
      country: 'DEU',
      appVersion: '2.10.0',
      token: 'secret-token',
      capabilities: expect.arrayContaining(['copy', 'pay']) as unknown,
    });
  });

  it('delivers calls and their replies', async () => {
    const { act, received } = await opened();
    expect(await act('copy', 'SN-1 ✂ \u2028')).toBe('done');
    expect(await act('pay')).toBe('done');
    expect(received.calls.map(({ name }) => name)).toEqual(['copy', 'pay']);
    expect(received.calls[0]?.argument).toEqual({ text: 'SN-1 ✂ \u2028' });
  });

  it('transfers files in both directions, in chunks', async () => {
    const { act, received } = await opened();
    expect(await act('photo')).toEqual({
      name: 'cat.jpg',
      type: 'image/jpeg',
      size: photoBytes,
      head: 'mmmmmmmm',
    });
    expect(await act('poster', 150_000)).toBe('done');
    expect(received.calls).toEqual([
      {
        name: 'saveImage',
        argument: { id: '', name: 'poster.png', type: 'image/png', size: 150_000, got: 150_000 },
      },
    ]);
  });

  it('pushes changes, which persist after a reload', async () => {
    const { act, host, restart } = await opened();
    host.update({
      language: 'fr',
      theme: 'dark',
      token: 'second',
      safeArea: { top: 44, right: 0, bottom: 34, left: 0 },
    });
    await expect.poll(() => act('context')).toMatchObject({ language: 'fr', theme: 'dark' });
    expect(await act('context')).toMatchObject({ token: 'second', safeArea: { top: 44 } });
    expect(await act('context')).not.toHaveProperty('tokenExpiresIn');
    await restart();
    await act('state');
    expect(await act('context')).toMatchObject({ language: 'fr', theme: 'dark', token: 'second' });
  });

  it('handles each start of the page', async () => {
    const { act, restart, received } = await opened();
    for (let start = 0; start < 3; start += 1) {
      await restart();
      expect(await act('state')).toMatchObject({ status: 'connected' });
      expect(await act('copy', `start ${start}`)).toBe('done');
    }
    expect(received.connects).toBeGreaterThanOrEqual(4);
    expect(received.calls).toHaveLength(3);
  });

  it('asks the page to go back and to open a route', async () => {
    const { act, host } = await opened();
    expect(await host.back()).toEqual({ handled: false });
    await act('handleBack', false);
    await act('handleBack', true);
    expect(await host.back()).toEqual({ handled: true });
    expect(await host.navigate('/pages/cart/cart')).toEqual({ handled: true });
    for (const route of ['//evil.test', 'https://evil.test', '/\\evil.test', '', 'javascript:alert(1)'])
      expect(await host.navigate(route)).toEqual({ handled: false });
    expect(await act('notes')).toMatchObject({ routes: ['/pages/cart/cart'] });
  });

  it('delivers events and heights, with the selected fields only', async () => {
    const { act, received } = await opened();
    await act('emitCart', 3);
    await act('height', 812.4);
    await act('height', 1e9);
    await act('height', -1);
    await expect.poll(() => received.heights).toEqual([813, 10_000]);
    expect(received.events).toEqual([{ name: 'pawlet:cart-changed', detail: { count: 3 } }]);
  });

  it('reports errors to the caller, without internal details', async () => {
    const { act } = await opened();
    expect(await act('call', { name: 'share', argument: {} })).toEqual({ code: 'UNAVAILABLE' });
    expect(await act('call', { name: 'close' })).toEqual({ code: 'UNAVAILABLE' });
    expect(await act('call', { name: 'nonsense' })).toEqual({ code: 'UNAVAILABLE' });
  });

  it('never leaves a caller pending for a message that cannot be sent', async () => {
    const { act } = await opened();
    // The page's own arguments …
    expect(await act('cyclic')).toEqual({ code: 'PROTOCOL' });
    expect(await act('bigInt')).toEqual({ code: 'PROTOCOL' });
    expect(await act('tooLong')).toEqual({ code: 'PROTOCOL' });
    // … and the embedder's replies: a cycle, and 300 KB.
    expect(await act('call', { name: 'getLocation' })).toEqual({ code: 'PROTOCOL' });
    expect(await act('call', { name: 'scanCode' })).toEqual({ code: 'PROTOCOL' });
    expect(await act('copy', 'still here')).toBe('done');
  });

  it('does not call inherited methods', async () => {
    const { act } = await opened();
    for (const name of ['constructor', 'toString', '__proto__', 'hasOwnProperty', 'valueOf'])
      expect(await act('call', { name, argument: 'x' })).toEqual({ code: 'UNAVAILABLE' });
  });

  it('handles a message once, and ignores unknown ones', async () => {
    const { act, deliver } = await opened();
    const push = wrap({
      type: 'CALL',
      id: 'c1',
      methodPath: ['navigate'],
      args: [{ route: '/pages/once' }],
      later: 'ignored',
    });
    deliver(push);
    deliver(push);
    // An unexpected reply, a call without a name, out of order, and a later minor version.
    deliver(wrap({ type: 'REPLY', callId: 'nobody', value: 1 }));
    deliver(wrap({ type: 'CALL', id: 'c2', methodPath: ['nothing'], args: [] }));
    deliver(wrap({ type: 'ACK2' }));
    deliver(wrap({ type: 'NOVEL' }));
    deliver(
      wrap(
        { type: 'CALL', id: 'c3', methodPath: ['navigate'], args: [{ route: '/pages/minor' }] },
        'm',
        'pawlet/1.7',
      ),
    );
    await expect.poll(() => act('notes')).toMatchObject({ routes: ['/pages/once', '/pages/minor'] });
    expect(await act('state')).toMatchObject({ status: 'connected' });
  });

  it('reports once that the embedder has a newer protocol, and then that there is no host', async () => {
    const { act, deliver } = await opened();
    for (const id of ['n1', 'n2']) deliver(wrap({ type: 'SYN', participantId: '9' }, id, 'pawlet/2'));
    await expect.poll(() => act('state')).toEqual({ status: 'no-host', transport: kind, code: 'PROTOCOL' });
    expect(await act('copy', 'x')).toBe('unavailable');
  });

  it('rejects pending calls when the embedder disconnects', async () => {
    const { act, host } = await opened();
    host.destroy();
    await expect.poll(() => act('state')).toMatchObject({ status: 'no-host', code: 'ABORTED' });
    expect(await act('call', { name: 'copy', argument: { text: 'x' } })).toEqual({ code: 'UNAVAILABLE' });
  });
});
