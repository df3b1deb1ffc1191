import { expect, it } from 'vitest';
import { dateText } from './dateText.ts';

const newYear = Date.UTC(2026, 0, 1) / 1000;

it.each([
  ['zh', '2026年1月1日'],
  ['en', 'Jan 1, 2026'],
  ['ja', '2026/01/01'],
  ['fr', '1 janv. 2026'],
  ['de', '01.01.2026'],
  ['it', '1 gen 2026'],
  ['es', '1 ene 2026'],
  ['ko', '2026. 1. 1.'],
] as const)('formats a day in %s as %s', (language, text) => {
  expect(dateText(newYear, 'Asia/Shanghai', language)).toBe(text);
});

it('uses the calendar of the time zone', () => {
  expect(dateText(newYear, 'America/New_York', 'en')).toBe('Dec 31, 2025');
});
