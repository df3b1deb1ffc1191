import { expect, it } from 'vitest';
import { isWebhookUrl, nextAttempt, pauseUntil } from './rules.ts';

it.each([
  [1, 1010],
  [2, 1020],
  [3, 1040],
  [10, 1000 + 5120],
  [13, 1000 + 6 * 3600],
  [40, 1000 + 6 * 3600],
])('waits longer after each failure: attempt %i', (attempts, expected) => {
  expect(nextAttempt(attempts, 0, 1000)).toBe(expected);
});

it('gives up after three days', () => {
  expect(nextAttempt(20, 0, 3 * 24 * 3600 - 1)).not.toBeNull();
  expect(nextAttempt(20, 0, 3 * 24 * 3600)).toBeNull();
});

it.each([
  [0, null],
  [2, null],
  [3, 1010],
  [4, 1020],
  [40, 1300],
])('pauses an endpoint after three failures, for at most five minutes: %i', (failures, expected) => {
  expect(pauseUntil(failures, 1000)).toBe(expected);
});

it.each([
  ['https://erp.example/hook', true],
  ['http://localhost:9000/hook', true],
  ['http://127.0.0.1:9000/', true],
  ['http://erp.example/hook', false],
  ['https://user:password@erp.example/', false],
  ['ftp://erp.example/', false],
  ['erp.example', false],
  ['', false],
])('%s: %s', (url, expected) => {
  expect(isWebhookUrl(url)).toBe(expected);
});
