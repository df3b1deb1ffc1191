import type { HostPort } from '@pawlet/core/host';
import { describe, expect, it } from 'vitest';
import { connectToHost } from '../guest/index.ts';
import { connectToWidget, createReactNativeHost } from '../host/index.ts';
import { detectTransport } from '../messengers/detectTransport.ts';
import { toExactOrigin, type ExactOrigin } from './exactOrigin.ts';

const context = { platform: 'web', language: 'en', country: 'USA' } as const;
const config = expect.objectContaining({ code: 'CONFIG' }) as Error;

describe('an exact origin', () => {
  it.each([
    'https://shop.example.com',
    'https://shop.example.com:8443',
    'http://localhost:8787',
    'http://127.0.0.1:8787',
    'http://[::1]:8787',
    'http://shop.localhost:1',
  ])('can be %s', (origin) => expect(toExactOrigin(origin)).toBe(origin));

  it.each([
    '*',
    'https://*',
    'https://*.example.com',
    '.example.com',
    'https://shop.example.com/',
    'https://shop.example.com/path',
    'https://shop.example.com?x',
    'https://user@shop.example.com',
    'https://shop.example.com:443',
    'https://SHOP.example.com',
    'https://shop.example.com evil',
    'https://',
    'http://shop.example.com',
    'http://localhost.evil.com',
    'http://localhost:80',
    'null',
    'javascript:alert(1)',
    '',
    undefined,
    null,
    /^https:\/\/.*$/u,
    ['https://shop.example.com'],
  ])('rejects %j', (origin) => expect(() => toExactOrigin(origin)).toThrow(config));

  it('is required by the types, and by every entry point', () => {
    const iframe = {} as HTMLIFrameElement;
    // @ts-expect-error -- a wildcard is not an origin
    expect(() => connectToWidget(iframe, { origin: '*', title: 'x', context })).toThrow(config);
    // @ts-expect-error -- neither is a pattern
    expect(() => connectToWidget(iframe, { origin: /shop/u, title: 'x', context })).toThrow(config);
    // @ts-expect-error -- nor for React Native
    expect(() => createReactNativeHost({ origin: '*', inject: () => undefined, context })).toThrow(config);
    const page = { parent: {} } as Window & typeof globalThis;
    // @ts-expect-error -- nor for the page in the frame
    expect(() => connectToHost({ fallback: {} as HostPort, window: page, origins: ['*'] })).toThrow(config);
    const text: string = 'https://*.example.com';
    // @ts-expect-error -- an untrusted text must be parsed by toExactOrigin
    const unread: ExactOrigin = text;
    expect(() => detectTransport(page, [unread])).toThrow(config);
    // @ts-expect-error -- the type of the option, without a call
    const wrong: Parameters<typeof connectToHost>[0]['origins'] = [/shop/u];
    expect(wrong).toHaveLength(1);
  });
});
