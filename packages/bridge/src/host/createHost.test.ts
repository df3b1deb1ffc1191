import { describe, expect, it, vi } from 'vitest';
import type { HostHandlers } from '../index.ts';
import { createFakePort } from '../../test/createFakePort.ts';
import { createHost } from './createHost.ts';
import { createReactNativeHost } from './reactNative.ts';
import type { HostContext, HostOptions } from './types.ts';

const context: HostContext = { platform: 'ios', language: 'en', country: 'USA', token: 'first' };
const origin = 'https://shop.example.com';

/** A host, with its page simulated by the test. */
function play(options: Partial<HostOptions>) {
  const { port, sent, receive } = createFakePort();
  let count = 0;
  const host = createHost(port, { origin, context, ...options });
  const send = (message: object): void => {
    count += 1;
    receive(JSON.stringify({ v: 'pawlet/1', id: `p-${count}`, m: { namespace: 'penpal', ...message } }));
  };
  const start = (): void => {
    // Sorts after every id of a host, so that the page leads.
    send({ type: 'SYN', participantId: `z${count}` });
    send({ type: 'ACK1', methodPaths: [] });
  };
  const call = async (name: string, argument?: unknown): Promise<unknown> => {
    const id = `c-${(count += 1)}`;
    send({ type: 'CALL', id, methodPath: [name], args: argument === undefined ? [] : [argument] });
    return vi.waitFor(() => {
      const reply = sent.find((message) => message.type === 'REPLY' && message.callId === id);
      if (reply?.type !== 'REPLY') throw new Error('no reply yet');
      return reply.value;
    });
  };
  start();
  return { host, sent, send, call, start, receive };
}

describe('an embedder', () => {
  it('adds pushed changes to a context object', async () => {
    const { host, call, start } = play({});
    host.update({ token: 'second', tokenExpiresIn: 60 });
    host.update({ language: 'fr' });
    start();
    expect(await call('getLaunchContext')).toMatchObject({
      token: 'second',
      tokenExpiresIn: 60,
      language: 'fr',
    });
    host.update({ token: 'third' });
    expect(await call('getLaunchContext')).not.toHaveProperty('tokenExpiresIn');
  });

  it('hands the page’s nonce to the log-in, and none of an older page', async () => {
    const login = vi.fn<NonNullable<HostHandlers['login']>>(() => ({ code: 'id-token', scope: 'openid' }));
    const { call } = play({ handlers: { login } });
    expect(await call('login', { nonce: 'n-1' })).toEqual({ code: 'id-token', scope: 'openid' });
    await call('login');
    expect(login.mock.calls).toEqual([[{ nonce: 'n-1' }], [{}]]);
  });

  it('calls a context function, and uses its result unchanged', async () => {
    let token = 'a';
    const { host, call } = play({ context: () => Promise.resolve({ ...context, token }) });
    expect(await call('getLaunchContext')).toMatchObject({
      token: 'a',
      protocol: 'pawlet/1',
      capabilities: [],
    });
    host.update({ token: 'pushed' });
    token = 'b';
    expect(await call('getLaunchContext')).toMatchObject({ token: 'b' });
  });

  it('reports an invalid context to its developer', async () => {
    const onProblem = vi.fn<(error: { code: string; message: string }) => void>();
    const { host, call } = play({ context: { ...context, country: 'germany' }, onProblem });
    expect(await call('getLaunchContext')).toMatchObject({ name: 'PawletError', code: 'CONFIG' });
    await call('getLaunchContext');
    expect(onProblem).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ code: 'CONFIG' }));
    await expect(host.ready).rejects.toMatchObject({ code: 'CONFIG' });
  });

  it('does not reveal internal errors', async () => {
    const handlers: HostHandlers = {
      copy: () => {
        throw new Error('/home/app/secret.ts');
      },
    };
    const { call } = play({ handlers });
    const error = await call('copy', { text: 'x' });
    expect(error).toEqual({
      name: 'PawletError',
      code: 'UNAVAILABLE',
      message: 'copy failed on the other side',
    });
  });

  it('refuses a page with a newer protocol, and reports it once', () => {
    const onProblem = vi.fn<(error: { code: string; message: string }) => void>();
    const { sent, receive } = play({ onProblem });
    const before = sent.length;
    for (const id of ['1', '2'])
      receive(
        JSON.stringify({ v: 'pawlet/2', id, m: { namespace: 'penpal', type: 'SYN', participantId: 'z' } }),
      );
    expect(sent).toHaveLength(before);
    expect(onProblem.mock.calls.map(([{ code, message }]) => [code, message])).toEqual([
      ['PROTOCOL', 'the other side speaks pawlet/2, this one pawlet/1'],
    ]);
  });

  it('waits 300 ms for a page that does not reply to back', async () => {
    vi.useFakeTimers();
    const { host } = play({});
    await vi.advanceTimersByTimeAsync(0);
    let answer: unknown;
    void (async () => {
      answer = await host.back();
    })();
    await vi.advanceTimersByTimeAsync(299);
    expect(answer).toBeUndefined();
    await vi.advanceTimersByTimeAsync(1);
    expect(answer).toEqual({ handled: false });
    expect(vi.getTimerCount()).toBe(0);
    vi.useRealTimers();
  });

  it('does not wait for a page that was reloaded meanwhile, or never loaded', async () => {
    const { host, start } = play({});
    await Promise.resolve();
    const answer = host.navigate('/pages/cart/cart');
    start();
    expect(await answer).toEqual({ handled: false });
    host.destroy();
    expect(await host.back()).toEqual({ handled: false });
  });

  it('opens only URLs with allowed schemes, whatever the page sends', async () => {
    const openUrl = vi.fn<() => 'done'>(() => 'done');
    const { call } = play({ handlers: { openUrl } });
    for (const url of [
      'javascript:alert(1)',
      ' https://a.test',
      'HTTPS:\\\\a.test',
      'https://',
      'http://a.test',
      'http://localhost.evil.test/',
      'http://localhost:8787@evil.test/',
      'http://localhost:x@evil.test/',
      'http://127.0.0.1:@evil.test',
      'file:///etc/passwd',
      'data:text/html,x',
      'https://a.test/\u202e',
      7,
      undefined,
    ])
      expect(await call('openUrl', { url }), String(url)).toBe('failed');
    expect(openUrl).not.toHaveBeenCalled();
    for (const url of [
      'https://a.test/',
      'mailto:a@b.test',
      'tel:+491234',
      'http://localhost:8787/',
      'http://127.0.0.1?a=1',
    ])
      expect(await call('openUrl', { url })).toBe('done');
  });
});

describe('an embedder in React Native', () => {
  it('accepts messages of its origin only', () => {
    const scripts: string[] = [];
    const onProblem = vi.fn<(error: { code: string }) => void>();
    const host = createReactNativeHost({
      origin,
      context,
      inject: (script) => scripts.push(script),
      onProblem,
    });
    const before = scripts.length;
    const data = JSON.stringify({
      v: 'pawlet/1',
      id: '1',
      m: { namespace: 'penpal', type: 'SYN', participantId: 'z' },
    });
    for (const url of [
      'https://evil.test/',
      'https://shop.example.com.evil.test/',
      'https://shop.example.com@evil.test/',
      'https://evil.test\\@shop.example.com/',
      'https://shop.example.com:8443/',
      'http://shop.example.com/',
      'about:blank',
      '',
    ])
      host.onMessage({ nativeEvent: { data, url } });
    expect(scripts).toHaveLength(before);
    expect(onProblem.mock.calls.map(([{ code }]) => code)).toEqual(['FORBIDDEN']);
    host.onMessage({ nativeEvent: { data, url: 'HTTPS://Shop.example.com:443/widget.html#/cart' } });
    expect(scripts.length).toBeGreaterThan(before);
  });
});
