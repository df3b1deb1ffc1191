import { expect, it } from 'vitest';
import { toFilter } from './toFilter.ts';

it('sends a search to the field that it is for, and leaves out what is empty', () => {
  expect(toFilter({ q: ' 123 ', state: '', kind: 'refund' })).toEqual({ number: '123', kind: 'refund' });
  expect(toFilter({ by: 'email', q: 'a@b' })).toEqual({ email: 'a@b' });
  expect(toFilter({ by: 'email', q: '  ' })).toEqual({});
  expect(toFilter(null)).toEqual({});
});

it('has the last day of a range in it', () => {
  const { from = '', to = '' } = toFilter({ from: '2026-11-20', to: '2026-11-20' });
  expect(Number(to) - Number(from)).toBe(86_400);
});
