import { describe, expect, it } from 'vitest';
import { createClientAddress } from './clientAddress.ts';
import { readEnvironment } from './environment.ts';

/** The caller address that the shop sees for a connection from `direct`, behind the `trusted` proxies. */
function getCaller(trusted: string, direct: string, forwarded?: string): string {
  const { trustedProxies } = readEnvironment({ PAWLET_TRUSTED_PROXIES: trusted }, '/shop');
  const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded };
  return createClientAddress(trustedProxies)(new Request('http://shop.test', { headers }), {
    incoming: { socket: { remoteAddress: direct } },
  });
}

describe('caller address', () => {
  it.each([
    ['without proxies', '', '203.0.113.7', undefined, '203.0.113.7'],
    ['that forges the header', '', '203.0.113.7', '198.51.100.1', '203.0.113.7'],
    ['that forges the header beside a proxy', '10.0.0.5', '203.0.113.7', '198.51.100.1', '203.0.113.7'],
    ['behind one address', '10.0.0.5', '10.0.0.5', '203.0.113.7', '203.0.113.7'],
    ['behind a network', '10.0.0.0/8', '10.9.8.7', '203.0.113.7', '203.0.113.7'],
    ['beside a network', '10.0.0.0/8', '11.9.8.7', '203.0.113.7', '11.9.8.7'],
    ['behind two proxies', '10.0.0.0/8,192.0.2.1', '10.0.0.5', '203.0.113.7, 192.0.2.1', '203.0.113.7'],
    ['that forges behind a proxy', '10.0.0.0/8', '10.0.0.5', '10.0.0.6, 203.0.113.7', '203.0.113.7'],
    ['whose forgery looks trusted', '10.0.0.0/8', '10.0.0.5', '198.51.100.1, 203.0.113.7', '203.0.113.7'],
    ['on a socket of both families', '10.0.0.0/8', '::ffff:10.0.0.5', '203.0.113.7', '203.0.113.7'],
    ['in the mapped form', '10.0.0.5', '10.0.0.5', '::ffff:203.0.113.7', '203.0.113.7'],
    ['in the mapped hexadecimal form', '10.0.0.5', '10.0.0.5', '::FFFF:CB00:7107', '203.0.113.7'],
    ['of a mapped network', '::ffff:10.0.0.0/104', '10.0.0.5', '203.0.113.7', '203.0.113.7'],
    ['behind a network of IPv6', 'fd00::/8', 'fd12::1', '2001:DB8:0:0::7', '2001:db8::7'],
    ['that invents hops', '10.0.0.1,10.0.0.2', '10.0.0.1', '1.2.3.4, 198.51.100.1, 10.0.0.2', '198.51.100.1'],
    ['with a port', '10.0.0.5', '10.0.0.5', '203.0.113.7:51234', '203.0.113.7'],
    ['with a port of IPv6', '10.0.0.5', '10.0.0.5', '[2001:db8::7]:51234', '2001:db8::7'],
    ['that the proxy does not name', '10.0.0.5', '10.0.0.5', undefined, '10.0.0.5'],
    ['that the proxy calls unknown', '10.0.0.0/8', '10.0.0.5', '203.0.113.7, unknown, 10.0.0.6', '10.0.0.6'],
    ['that is a proxy itself', '10.0.0.0/8', '10.0.0.5', '10.0.0.7', '10.0.0.7'],
    ['of an unknown socket', '10.0.0.0/8', '', '203.0.113.7', ''],
  ])('%s', (_, trusted, direct, forwarded, expected) => {
    expect(getCaller(trusted, direct, forwarded)).toBe(expected);
  });
});

describe('list of trusted proxies', () => {
  it.each([
    'proxy.example',
    '10.0.0.0/33',
    '10.0.0.0/-1',
    '10.0.0.0/',
    '10.0.0/8',
    '10.0.0.0/8/8',
    'fd00::/129',
    '0.0.0.0/0',
    '::/0',
    '10.0.0.*',
    '10.0.0.1-10.0.0.9',
    '10.0.0.5:80',
  ])('refuses %s and names it in the error', (entry) => {
    const start = () => readEnvironment({ PAWLET_TRUSTED_PROXIES: `10.0.0.5,${entry}` }, '/shop');
    expect(start).toThrow(`PAWLET_TRUSTED_PROXIES: "${entry}"`);
  });
});
