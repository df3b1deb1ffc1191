import { describe, expect, it } from 'vitest';
import { openingHoursText, readOpeningHours } from './openingHours.ts';

/** Spaces and dashes differ between versions of the locale data. */
const plain = (text: string): string =>
  text.replaceAll(/[\u2009\u202F\u00A0]/gu, ' ').replaceAll(/\s*[–~～至-]\s*/gu, '-');

describe('opening hours', () => {
  it.each([
    ['en', 'Mon-Fri 9:00 AM-6:00 PM'],
    ['de', 'Mo-Fr 09:00-18:00 Uhr'],
    ['zh', '周一-周五 09:00-18:00'],
  ] as const)("are formatted in the shopper's language: %s", (language, expected) => {
    expect(plain(openingHoursText('mon-fri 09:00-18:00', language))).toBe(expected);
  });

  it('include single days, several intervals and whole days', () => {
    expect(plain(openingHoursText('mon-fri 9:00-18:00, sat 10:00-24:00', 'fr'))).toMatch(
      /^lun\.-ven\. 09:00-18:00, sam\. 10:00-23:59$/u,
    );
    expect(openingHoursText('', 'en')).toBe('');
  });

  it.each([
    'monday 9:00-18:00',
    'fri-mon 9:00-18:00',
    'mon 18:00-9:00',
    'mon 9-18',
    'mon 9:00-25:00',
    'mon 9:60-18:00',
    'mon 9:00-18:00,',
    '',
  ])('are refused as "%s"', (text) => {
    expect(readOpeningHours(text)).toBeNull();
  });
});
