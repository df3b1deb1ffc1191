import { afterEach, describe, expect, it, vi } from 'vitest';
import { connectToWidget, type ConnectToWidgetOptions } from '../src/host/index.ts';
import type { ExactOrigin } from '../src/index.ts';
import { openInFrame } from './stages/inFrame.ts';

const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

/** An address where no server listens. */
const dead = 'http://127.0.0.1:9' satisfies ExactOrigin;

function connect(
  options: Partial<ConnectToWidgetOptions> = {},
  src: string | undefined = `${dead}/widget.html`,
) {
  const iframe = document.createElement('iframe');
  const onProblem = vi.fn<(error: { code: string; message: string }) => void>();
  const connection = connectToWidget(iframe, {
    origin: dead,
    title: 'Shop',
    context: { platform: 'web', language: 'en', country: 'USA' },
    timeoutMs: 300,
    onProblem,
    ...options,
  });
  if (src !== '') iframe.src = src;
  document.body.append(iframe);
  ends.push(() => {
    connection.destroy();
    iframe.remove();
  });
  return { iframe, connection, onProblem };
}

describe('the connection to a frame', () => {
  it('is ready when the page has its context', async () => {
    const stage = openInFrame();
    ends.push(() => stage.end());
    await stage.host.ready;
    expect(stage.received.connects).toBeGreaterThan(0);
  });

  it.each<[string, Partial<ConnectToWidgetOptions>, string, string, string]>([
    ['an unreachable server', {}, `${dead}/widget.html`, 'TIMEOUT', 'did not answer within 300 ms'],
    ['a frame of another origin', {}, 'https://other.invalid/', 'FORBIDDEN', 'the origin http://127.0.0.1:9'],
    ['a frame without a src', {}, '', 'CONFIG', 'Set its src'],
  ])('reports the problem of %s', async (_, options, src, code, words) => {
    const { connection, onProblem } = connect(options, src);
    await expect(connection.ready).rejects.toMatchObject({
      code,
      message: expect.stringContaining(words) as string,
    });
    expect(onProblem).toHaveBeenCalledOnce();
  });

  it('ends with destroy, and needs no rejection handler', async () => {
    const { connection } = connect();
    connection.destroy();
    await expect(connection.ready).rejects.toMatchObject({ code: 'ABORTED' });
  });

  it('reports a missing title instead of showing "undefined"', () => {
    const report = vi.spyOn(console, 'error').mockReturnValue();
    const { iframe } = connect({ title: undefined as never });
    expect(iframe.title).toBe('');
    expect(report.mock.calls.flat().join('')).toContain('has no "title"');
    report.mockRestore();
  });

  it.each<[string, Partial<ConnectToWidgetOptions>, string, string]>([
    ['adds both', {}, '/widget.html#/cart', '/widget.html?lang=en&country_code=USA#/cart'],
    [
      'keeps the rest',
      {},
      '/widget.html?sup=a%20b#/cart',
      '/widget.html?sup=a%20b&lang=en&country_code=USA#/cart',
    ],
    ['keeps the page’s choice', {}, '/widget.html?lang=fr#/cart', '/widget.html?lang=fr#/cart'],
    ['keeps a choice in the hash', {}, '/#/pages/cart/cart?lang=fr', '/#/pages/cart/cart?lang=fr'],
    ['keeps a country', {}, '/?country_code=DEU', '/?country_code=DEU&lang=en'],
    [
      'does not call a function',
      { context: () => Promise.reject(new Error('asked')) },
      '/widget.html#/cart',
      '/widget.html?lang=it#/cart',
    ],
  ])('adds the language to the URL: %s', async (_, options, given, expected) => {
    document.documentElement.lang = 'it';
    const { iframe } = connect(options, dead + given);
    await expect.poll(() => iframe.getAttribute('src')).toBe(dead + expected);
    const before = document.createElement('iframe');
    before.src = dead + given;
    const second = connectToWidget(before, {
      origin: dead,
      title: 'Shop',
      context: { platform: 'web', language: 'en', country: 'USA' },
      ...options,
    });
    ends.push(() => second.destroy());
    expect(before.getAttribute('src')).toBe(dead + expected);
  });

  it('does not change a frame of another origin', () => {
    const { iframe } = connect({}, '');
    iframe.src = 'https://other.invalid/widget.html';
    expect(iframe.getAttribute('src')).toBe('https://other.invalid/widget.html');
  });
});
