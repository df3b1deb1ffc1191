import { describe, expect, it } from 'vitest';
import { dateText } from '../../i18n/dateText.ts';
import { amountText, sumText } from './words.ts';

const plain = (text: string) => text.replaceAll(/[\u{a0}\u{202f}]/gu, ' ');
/** 2026-11-20 23:30 in London. */
const lateEvening = 1_795_217_400;

describe('amounts and dates on invoices', () => {
  it.each([
    [123_456, 'EUR', 'de', '1.234,56', '1.234,56 €'],
    [123_456, 'EUR', 'fr', '1 234,56', '1 234,56 €'],
    [123_456, 'USD', 'en', '1,234.56', '$1,234.56'],
    [123_400, 'CNY', 'zh', '1,234.00', '¥1,234.00'],
    [123_400, 'JPY', 'ja', '1,234', '￥1,234'],
    [123_400, 'KRW', 'ko', '1,234', '₩1,234'],
    [123_456, 'EUR', 'es', '1.234,56', '1.234,56 €'],
    [-1_000_05, 'CHF', 'it', '-1.000,05', '-1.000,05 CHF'],
  ] as const)('format %i %s in %s', (minor, currency, language, amount, sum) => {
    expect([plain(amountText(minor, currency, language)), plain(sumText(minor, currency, language))]).toEqual(
      [amount, sum],
    );
  });

  it.each([
    ['Europe/London', 'en', 'November 20, 2026'],
    ['Asia/Shanghai', 'zh', '2026年11月21日'],
    ['Europe/Berlin', 'de', '21. November 2026'],
    ['Asia/Tokyo', 'ja', '2026年11月21日'],
  ] as const)('format the date %s in %s', (timeZone, language, day) => {
    expect(dateText(lateEvening, timeZone, language, 'long')).toBe(day);
  });
});
