import { expect, it } from 'vitest';
import { isLoopback } from './isLoopback.ts';

it.each([
  'localhost',
  'LocalHost',
  'shop.localhost',
  '127.0.0.1',
  '127.12.0.7',
  '127.1',
  '::1',
  '[::1]',
  '0:0:0:0:0:0:0:1',
])('%s is this machine', (host) => expect(isLoopback(host)).toBe(true));

it.each([
  '',
  '0.0.0.0',
  '::',
  '10.0.0.1',
  '128.0.0.1',
  'localhost.example',
  'notlocalhost',
  '127.0.0.1.example',
  '127.0.0.1@shop.example',
  'localhost/x',
  'localhost#x',
  'localhost:80',
  '[::1',
  '::2',
])('%j is not', (host) => expect(isLoopback(host)).toBe(false));
