import { expect, it } from 'vitest';
import { isPrivateAddress } from './isPrivateAddress.ts';

it.each([
  '',
  '127.0.0.1',
  '10.1.2.3',
  '172.16.0.1',
  '172.31.9.9',
  '192.168.1.1',
  '100.64.0.1',
  '169.254.1.1',
  '::1',
  '::ffff:10.0.0.1',
  'fd00::1',
  'fe80::1',
])('%s is private', (address) => expect(isPrivateAddress(address)).toBe(true));

it.each([
  '192.0.2.1',
  '8.8.8.8',
  '172.32.0.1',
  '172.15.0.1',
  '100.63.0.1',
  '100.128.0.1',
  '1.27.0.0',
  '2001:db8::1',
  '::ffff:8.8.8.8',
])('%s is public', (address) => expect(isPrivateAddress(address)).toBe(false));
