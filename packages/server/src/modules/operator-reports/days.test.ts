import { describe, expect, it } from 'vitest';
import { listDays, moveDate, toDay } from './days.ts';

const at = (text: string) => Date.parse(text) / 1000;

describe('days of a report', () => {
  it('begin at midnight of the time zone', () => {
    expect(toDay(at('2026-11-28T16:30:00Z'), 'Asia/Shanghai')).toEqual({
      date: '2026-11-29',
      start: at('2026-11-28T16:00:00Z'),
    });
    expect(toDay(at('2026-11-28T16:30:00Z'), 'UTC').date).toBe('2026-11-28');
  });

  it('have 23 and 25 hours when the clocks change', () => {
    const spring = listDays(at('2026-03-28T12:00:00Z'), at('2026-03-31T00:00:00Z'), 'Europe/Berlin');
    expect(spring.map(({ date }) => date)).toEqual(['2026-03-28', '2026-03-29', '2026-03-30', '2026-03-31']);
    const hours = spring.slice(1).map(({ start }, index) => (start - (spring[index]?.start ?? 0)) / 3600);
    expect(hours).toEqual([24, 23, 24]);
  });

  it('are counted across months and years', () => {
    expect(moveDate('2026-03-01', -1)).toBe('2026-02-28');
    expect(moveDate('2026-12-31', 1)).toBe('2027-01-01');
    expect(listDays(0, 0, 'UTC')).toEqual([]);
  });
});
