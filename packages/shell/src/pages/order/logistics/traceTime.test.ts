import { expect, it } from 'vitest';
import { traceTime } from './traceTime.ts';

it.each([
  ['zh', '2026年11月21日 11:46'],
  ['en', 'Nov 21, 2026, 11:46'],
  ['de', '21. Nov. 2026, 11:46'],
  ['ko', '2026년 11월 21일 11:46'],
] as const)("formats the carrier's local time in %s", (language, expected) => {
  expect(traceTime('2026-11-21 11:46:02', language)).toBe(expected);
});

it('keeps a time that it cannot parse', () => {
  expect(traceTime('yesterday', 'en')).toBe('yesterday');
});
